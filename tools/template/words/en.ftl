# New Game: what players read. docs/facts.md lists the facts that these messages
# say; $who and $as are given to every message about a move.

seat = { $id ->
    [red] Red
    [blue] Blue
    [white] White
    [yellow] Yellow
   *[other] { $id }
}
region = { $id }

## Moves

draw = { $who } draws the card of { $region }.
draw-hidden = { $who } draws a card.
settle = { $as ->
    [offer] Settle in { $region } for { coins }.
   *[told] { $who } settles in { $region } for { coins }.
}
trade = { $as ->
    [offer] Trade the card for { coins }.
   *[told] { $who } trades the card for { coins }.
}
coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}

## What points are for

why-regions = { LIST($regions, by: "comma") }
held = { $region } { $points }
why-coins = { $coins }, of which { $each } make a point
