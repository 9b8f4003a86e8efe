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
    [offer] Settle in { $region } for { coins }
   *[told] { $who } settles in { $region } for { coins }.
}
    .did = settles in { $region } for { coins }
trade = { $as ->
    [offer] Trade the card for { coins }
   *[told] { $who } trades the card for { coins }.
}
    .did = trades the card for { coins }
coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}

## What is asked

ask-decide = You have drawn { $region }: settle there, or trade the card
    .help = A settler costs { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }; a trade brings { $gain ->
        [one] 1 coin
       *[other] { $gain } coins
    }.
    .wait = { $who } settles in { $region } or trades the card
ask-hidden = Settle, or trade the card
    .help = The card is seen when it is played.
    .wait = { $who } settles or trades the card

## What points are for

why-regions = { LIST($regions, by: "comma") }
held = { $region } { $points }
why-coins = { $coins }, of which { $each } make a point

line-regions = Regions
line-coins = Coins
tie-coins = coins
    .count = { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }

## The board of the terminal

board-head = Region          points cards
board-coins = coins
board-draw = { $owner } draws a card.
board-decide = { $owner } settles or trades.
board-over = The game is over.

## The table of the page

regions-title = The regions
region-told = { region }: { points }, { cards }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cards = { $cards ->
    [0] no card left
    [one] 1 card left
   *[other] { $cards } cards left
}
cards-left = { cards }
players-title = Players
explain-region = Worth { points } at the end; { cards }.
    .most = The points go to whoever has more settlers here than each other player; if the most is shared, to nobody.
explain-coins = Coins
    .text = A settler costs coins, a trade brings some. What is left in the end is worth points.

## The start page and the set-up

title-blurb = Draw a card, settle in its region or trade it, and hold more regions than anybody else.
title-length = 5 minutes
option-open = Open cards
    .help = Everybody sees the card that is drawn.

## The guided game

lesson-settle = Each turn you draw a card, which only you can see. It shows the Mill. A settler there costs a coin; choose the region.
lesson-trade = Blue has traded a card for coins. Now you have drawn the Marsh. Coins are few: trade it.
lesson-end = A region gives its points to whoever has the most settlers there. When the cards are gone, the game is over. Enjoy it.

## The rules

rules = idea turn end
rules-idea = What it is about
    .p1 = Two to four people settle in six regions. Whoever has the most settlers in a region scores it at the end of the game.
    .example = Example: Red has three settlers in a region worth 4 points, and Blue has two: Red scores it.
    .picture = Three red settlers, two blue ones, and 4 points.
rules-turn = A turn
    .p1 = Draw a card. It shows a region, and nobody else sees it.
    .p2 = Pay a coin and put a settler there, or trade the card for two coins. The card is spent either way.
    .example = Example: Red draws the Mill, pays a coin and puts a settler there.
    .picture = A card becomes a red settler.
rules-end = The end
    .p1 = When no card is left, regions give their points to whoever has more settlers there than each other player, and every two coins are a point.
    .p2 = The most points win. Among equals more coins win; those who are equal in coins, too, share the victory.
    .example = Example: a region worth 4 points and four coins are 6 points.
    .picture = 4 and 2 points are 6.
