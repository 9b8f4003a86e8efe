# What the page says around the games. What a game says is in its own folder.
