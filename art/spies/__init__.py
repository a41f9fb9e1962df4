"""The eight spies of Carnival: one hooded figure in eight colours, drawn in layers that can look and wink."""
