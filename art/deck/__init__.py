"""The pictures of Dixit's deck: a small painted theatre, built from parts and rendered by Blender."""
