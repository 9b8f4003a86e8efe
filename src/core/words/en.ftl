# Words that belong to no game.

# What stands between the things of a list: "a, b and c".
list-comma = {", "}
list-and = {" and "}
list-or = {" or "}
list-semicolon = {"; "}
list-space = {" "}

chance = Chance
