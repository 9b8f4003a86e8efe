# Words that belong to no game.

# What stands between the things of a list: "a, b and c".
list-comma = {", "}
list-and = {" and "}
list-or = {" or "}
list-semicolon = {"; "}
list-space = {" "}

chance = Chance

# A number as a word, up to ten.
number = { $n ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $n }
}
