"""The 36 carnival guests: painted relief busts, drawn by this program and worn by players as avatars."""
