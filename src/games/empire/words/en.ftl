# Eight-Minute Empire: what players read.

## Things

seat = { $id ->
    [red] Red
    [blue] Blue
    [white] White
    [yellow] Yellow
    [green] Green
    [neutral] the neutral colour
    [nobody] nobody
   *[other] { $id }
}
region = { $start ->
    [1] the start region { $id }
   *[other] { $id }
}
continent = { $id }
good = { $id ->
    [crystal] crystal
    [ore] ore
    [wood] wood
    [anvil] anvil
    [carrot] carrot
    [wild] wild
   *[other] { $id }
}
    .title = { $id ->
        [crystal] Crystal
        [ore] Ore
        [wood] Wood
        [anvil] Anvil
        [carrot] Carrot
        [wild] Wild
       *[other] { $id }
    }
card = { $as ->
    [did] { card-shows }
   *[other] { card-shows }, with the action to { $deed }
}
card-shows = { $wild ->
    [1] a wild card
   *[0] { $pieces ->
        [1] { $good }
       *[other] { $pieces } × { $good }
    }
}
deed = { $join ->
    [or] { LIST($steps, by: "or") }
   *[other] { $steps }
}
step = { $type ->
    [place] { $n ->
        [1] place an army
       *[other] place up to { $n } armies
    }
    [move] { $n ->
        [1] move an army one step over land
       *[other] move armies up to { $n } steps over land
    }
    [sail] { $n ->
        [1] move an army one step over land or sea
       *[other] move armies up to { $n } steps over land or sea
    }
    [city] { $n ->
        [1] build a city
       *[other] build up to { $n } cities
    }
   *[destroy] { $n ->
        [1] destroy an army
       *[other] destroy up to { $n } armies
    }
}
    .brief = { $type ->
        [place] place { $n }
        [move] move { $n }
        [sail] sail { $n }
        [city] city { $n }
       *[destroy] destroy { $n }
    }
    .title = { $type ->
        [place] Place { $n }
        [move] Move { $n }
        [sail] Sail { $n }
        [city] { $n ->
            [1] City
           *[other] City { $n }
        }
       *[destroy] Destroy { $n }
    }

## Before the first turn, and between turns. What chance does is also said of what has
## been done since: `done`.

deal = { $as ->
    [told] { $who } lays a card into the row: { $card }.
   *[done] a card has been dealt
}
token = { $as ->
    [told] { $who } lays a token of { $good } on { $region }.
   *[done] a token has been laid
}
neutral = { $as ->
    [offer] Place a neutral army on { $region }
    [told] { $who } places a neutral army on { $region }.
   *[done] a neutral army has been placed
}
    .did = { $times ->
        [one] places a neutral army on { $region }
       *[other] places { $times } neutral armies on { $region }
    }
bid = { $as ->
    [offer] Bid { coins }
   *[told] { $who } bids { coins }{ opening }.
}
    .did = bids { coins }
opening = { $bids ->
    [one] ; the bids are { $bids }{ winning }
    [other] ; the bids are { $bids }{ winning }
   *[none] {""}
}
winning = { $pays ->
    [0] ; { $winner } wins and pays nothing
    [one] ; { $winner } wins and pays 1 coin
    [other] ; { $winner } wins and pays { $pays } coins
   *[none] ; a die decides
}
bid-of = { $coins } by { $seat }
bid-hidden = { $who } makes a bid in secret.
    .did = bids in secret
roll = { $as ->
    [told] { $who } decides the tied bid for { $seat }, who pays { coins }.
   *[done] a tied bid has been decided
}
first = { $as ->
    [offer] { $whom ->
        [self] Go first
       *[other] Let { $seat } go first
    }
    [told] { $whom ->
        [self] { $who } goes first.
       *[other] { $who } lets { $seat } go first.
    }
   *[done] the first player has been drawn
}
    .did = { $whom ->
        [self] goes first
       *[other] lets { $seat } go first
    }

## A turn

take = { $as ->
    [offer] Take the card at place { $place } for { price }: { $card }
   *[told] { $who } takes the card at place { $place } for { price }: { $card }.
}
    .did = takes { $card } for { price }
choose = { $as ->
    [offer] Choose to { $step }
   *[told] { $who } chooses to { $step }.
}
    .did = {""}
place = { $as ->
    [offer] Place an army on { $region }
   *[told] { $who } places an army on { $region }.
}
    .times = { $who } places { $times } armies on { $region }.
    .did = { $times ->
        [one] places an army on { $region }
       *[other] places { $times } armies on { $region }
    }
move = { $as ->
    [offer] Move an army from { $from } to { $to }{ over }
   *[told] { $who } moves an army from { $from } to { $to }{ over }.
}
    .times = { $who } moves { $times } armies from { $from } to { $to }{ over }.
    .did = { $times ->
        [one] moves an army to { $to }
       *[other] moves { $times } armies to { $to }
    }
city = { $as ->
    [offer] Build a city on { $region }
   *[told] { $who } builds a city on { $region }.
}
    .did = builds a city on { $region }
destroy = { $as ->
    [offer] Destroy an army of { $seat } on { $region }
   *[told] { $who } destroys an army of { $seat } on { $region }.
}
    .times = { $who } destroys { $times } armies of { $seat } on { $region }.
    .did = { $times ->
        [one] destroys an army of { $seat } on { $region }
       *[other] destroys { $times } armies of { $seat } on { $region }
    }
stop = { $as ->
    [offer] { $what ->
        [card] Do nothing with the card
       *[part] Stop here
    }
   *[told] { $who } stops here.
}
    .did = {""}

change = { $what } passes from { $from } to { $to }

## What is asked

ask-neutral = Choose a region for a neutral army: { $left } left
    .help = The third colour belongs to nobody. It can hold or tie a region, and it scores nothing.
    .wait = { $who } places a neutral army
ask-bid = Bid for the right to say who begins
    .help = { $tie ->
        [die] Everybody bids at once and in secret. Only the highest bidder pays; among equals a die decides.
       *[seat] Everybody bids at once and in secret. Only the highest bidder pays; among equals the youngest wins ({ $youngest }), or else the next of them clockwise.
    }
    .wait = { $who ->
       *[one] { $who } is choosing a bid
        [other] { $who } are choosing a bid
    }
ask-first = Choose who begins
    .help = { $coins ->
        [0] You won the bid. Turns then go clockwise.
        [one] You won the bid and paid 1 coin. Turns then go clockwise.
       *[other] You won the bid and paid { $coins } coins. Turns then go clockwise.
    }
    .wait = { $who } won the bid and chooses who begins
ask-take = Take a card
    .help = You have { coins-had } and take { $cards ->
        [one] 1 more card
       *[other] { $cards } more cards
    } in this game. The first card is always free.
    .wait = { $who } is choosing a card
ask-choose = { $join ->
    [and] Choose which part of the card to do first
   *[or] Choose which part of the card to do
}
    .help = { $join ->
        [and] With “and” both parts may be done, one after the other.
       *[or] With “or” only one of the two parts is done.
    }
    .wait = { $who } is choosing a part of the card
ask-place = Choose a region for the army: { $left } left
    .help = { action-place }{ ask-then }
    .short = { action-place.short }{ ask-then }
    .wait = { $who }: { $step }
ask-move = Choose the army to move: { steps-left }
    .help = { $by ->
        [sea] { action-sail }{ ask-then }
       *[land] { action-move }{ ask-then }
    }
    .short = { $by ->
        [sea] { action-sail.short }{ ask-then }
       *[land] { action-move.short }{ ask-then }
    }
    .wait = { $who }: { $step }
ask-city = { $left ->
    [1] Choose a region for the city
   *[other] Choose a region for the city: { $left } left
}
    .help = { action-city }{ ask-then }
    .short = { action-city.short }{ ask-then }
    .wait = { $who }: { $step }
ask-destroy = Choose an army to destroy: { $left } left
    .help = { action-destroy }{ ask-then }
    .short = { action-destroy.short }{ ask-then }
    .wait = { $who }: { $step }
ask-then = { $then ->
    [0] {""}
   *[other] {" "}Then you may { $then }.
}
steps-left = { $left ->
    [one] 1 step left
   *[other] { $left } steps left
}

## What the actions of cards are

action-place = An army comes from your supply to the start region or to a region with a city of yours.
    .short = To the start region, or to a city of yours.
action-move = Each step takes one of your armies to a region that touches its own over land.
    .short = One step over land each: drag it, or tap two regions.
action-sail = Each step takes one of your armies over a land border or along a dotted sea line.
    .short = One step over land or sea each: drag it, or tap two regions.
action-city = A city goes to a region where you have an army. It counts like an army, cannot be destroyed, and new armies may come there.
    .short = Where you have an army. It stays for good.
action-destroy = Any army on the map can be destroyed, whoever owns it. Cities cannot.
    .short = Any army, whoever owns it.

## Parts of sentences

coins = { $coins ->
    [0] nothing
    [one] 1 coin
   *[other] { $coins } coins
}
price = { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
}
over = { $by ->
    [sea] {" "}over the sea
   *[land] {""}
}

## The position

row = Place { $place } of the row costs { price } and has { $card }.
row-empty = Place { $place } of the row costs { price } and is empty.
carried = The card that is being carried out is { $card }.
pile = The pile has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
region-is = Region { $region }{ $start ->
    [1] , the start region,
   *[other] {""}
} is held by { $holder }{ $pieces ->
    [0] {""}
   *[other] : { LIST($pieces, by: "comma") }
}{ $tokens ->
    [0] {""}
   *[other] ; a token of { $tokens } lies there
}{ $land ->
    [0] {""}
   *[other] ; over land it touches { LIST($land, by: "comma") }
}{ $sea ->
    [0] {""}
   *[other] ; over the sea it touches { LIST($sea, by: "comma") }
}.
pieces = { $cities ->
    [0] { armies } of { $owner }
   *[other] { $armies ->
        [0] { cities } of { $owner }
       *[other] { armies } and { cities } of { $owner }
    }
}
armies = { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}
cities = { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}
regions-empty = All other regions are empty.
continent-is = Continent { $continent } is held by { $holder }{ $shares ->
    [0] {""}
   *[other] , { LIST($shares, by: "comma") }
}; its regions are { LIST($regions, by: "comma") }.
share = { $owner } has { $regions }
player-is = { $seat } has { coins-had }, { armies } and { cities } left to place, holds { $regions ->
    [one] 1 region
   *[other] { $regions } regions
}, and has taken { $cards } of { $of } cards{ $goods ->
    [0] {""}
   *[other] : { LIST($goods, by: "comma") }
}{ $bidding ->
    [hidden] ; the bid is made and still secret
    [open] ; the bid is { $bid }
   *[no] {""}
}.
coins-had = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
stock = { $pieces } × { $good }

## What is printed on things

card-is = Card { $number } shows { $card }.
good-is = Pieces of { $good } are worth, at the end: { LIST($rows, by: "comma") }. More adds nothing.
worth = { $pieces } for { $points } VP
wild-is = { explain-wild }
region-lies = Region { $region } is part of continent { $continent }.

## What points are for

why-game = { $coins } coins left
why-regions = { $regions ->
    [0] none
   *[other] { $regions }
}
    .brief = { LIST($regions, by: "space") }
why-continents = { $continents ->
    [0] none
   *[other] { $continents }
}
    .brief = { LIST($continents, by: "space") }
why-good = { $cards ->
    [0] { $tokens ->
        [0] none owned
       *[other] { why-pieces }
    }
   *[other] { why-pieces }
}
why-pieces = { $cards } on cards{ $tokens ->
    [0] {""}
   *[other] {" "}+ { $tokens } on tokens
}{ $wilds ->
    [0] {""}
   *[other] {" "}+ { $wilds } wild
}

## The board as text

board-game = Game { $game } of { $games }
board-legend = Map { $map }: r3## is 3 armies and 2 cities of { $owner }; * start
board-owner = { $id ->
    [red] red
    [blue] blue
    [white] white
    [yellow] yellow
    [green] green
    [neutral] neutral
   *[other] { $id }
}
board-land = land
board-sea = sea
board-continents = Continents, and who holds them:
board-row = Row    price  card  good        action
board-card = { $good }{ $pieces ->
    [1] {""}
   *[other] {" "}x{ $pieces }
}
board-pile = pile: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
board-players = Player    points coins bid  cards    armies  cities  goods
    .more = {"          "}so far                     to use  to use
board-cards = { $cards } of { $of }
board-goods = { LIST($goods, by: "comma") }
board-stock = { $good } { $pieces }
board-task-row = The row is dealt.
board-task-tokens = The goods tokens are laid out.
board-task-neutral = { $owner } places a neutral army
board-task-bid = Everybody bids for the right to name the first player.
board-task-tie = The highest bids are equal: a die decides.
board-task-first = { $owner } won the bid and names the first player
board-task-take = { $owner } takes a card
board-task-choose = { $owner } names the part of the card to do first, or stops
board-task-act = { $owner } may { $type ->
    [place] place armies
    [move] move armies over land
    [sail] move armies over land and sea
    [city] build a city
   *[destroy] destroy armies
}, { $left } left, or stop
board-task-deal = A new card is dealt.
board-task-over = The game is over.

## The table of the page

status = { $games ->
    [1] { status-turn }, map { $map }, { status-players }
   *[other] Game { $game } of { $games }, { status-turn.within }, map { $map }, { status-players }
}
    .short = { $games ->
        [1] { status-turn }
       *[other] Game { $game }, { status-turn.within }
    }
title-short = Empire
status-turn = { $turn ->
    [0] Set-up
   *[other] Turn { $turn } of { $turns }
}
    .within = { $turn ->
        [0] set-up
       *[other] turn { $turn } of { $turns }
    }
status-players = { $players ->
    [2] two players
    [3] three players
    [4] four players
    [5] five players
   *[other] { $players } players
}

owner-neutral = neutral
    .title = Neutral
points = { $points } VP
points-unit = VP

## Regions and the map

region-short = { $start ->
    [1] the start region
   *[other] { $number }
}
region-title = { $start ->
    [1] Region { $number }, the start region
   *[other] Region { $number }
}
region-all = { LIST($parts, by: "comma") }
region-nobody = nobody there
region-held = held by { $who }
region-tied = tied between { $who }
region-armies = { $n ->
    [one] 1 army of { $who }
   *[other] { $n } armies of { $who }
}
region-cities = { $n ->
    [one] 1 city of { $who }
   *[other] { $n } cities of { $who }
}
region-token = a token of { $good }
map-title = Map
map-side = Map, side { $side }
map-continent = Continent { $continent }: { $holder }
map-tied = tied
map-nobody = nobody
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-whole = Whole map
map-overview = The whole map, with the part framed that is visible
map-choose = { $choice }: { $region }
map-hold = Choose { $region }
map-release = Let go of { $region }

## What choices bring

held-move = Choose where the army from { $region } goes: { steps-left }
held-destroy = Choose whose army on { $region } to destroy
destroy-of = Destroy { $who }
hint-drag = Drag the army, or tap two regions.
outcome-gain = { $sign ->
    [plus] { $who } +{ $points } VP ({ $lines })
   *[minus] { $who } −{ $points } VP ({ $lines })
}
outcome-gains = { LIST($gains, by: "semicolon") }.
outcome-none = No points change by this.
outcome-coins = { $coins ->
    [one] 1 coin left.
   *[other] { $coins } coins left.
}

## Cards and bids

card-goods = { $pieces ->
    [1] { $good }
   *[other] { $good } × { $pieces }
}
card-deed = { $join ->
    [or] { LIST($steps, by: "or") }
   *[other] { $steps }
}
card-title = { $goods }: { $deed }
card-join = { $join ->
    [and] and
   *[or] or
}
cards-title = Cards
cards-free = free
cards-pile = { $cards ->
    [0] The pile is empty
    [one] 1 card in the pile
   *[other] { $cards } cards in the pile
}
cards-left = { $left } left
cards-gap = no card
cards-idle = no use now
cards-dear = { $coins ->
    [one] 1 coin short
   *[other] { $coins } coins short
}
cards-now = { $card }, being carried out
bids-title = The bid
bids-yours = Your bid
bids-made = bid made
bids-open = still choosing
bids-nothing = nothing
bids-highest = highest
bids-tied = tied for highest
bids-pays = { $coins ->
    [0] { $who } says who begins, for nothing.
    [one] { $who } pays 1 coin and says who begins.
   *[other] { $who } pays { $coins } coins and says who begins.
}

## Players

player-turn = at turn
player-show = Show all of { $who }
player-armies = { $n ->
    [one] 1 army left in the supply
   *[other] { $n } armies left in the supply
}
player-cities = { $n ->
    [one] 1 city left in the supply
   *[other] { $n } cities left in the supply
}
player-cards = { $n } of { $of }
    .name = { $n } of { $of } cards taken
player-bid = bid { $coins }
player-regions = Regions
player-continents = continents
player-goods = goods
player-past = game { $game }
player-bar = { $good }: { $n }, worth { $points } VP
player-next = { $more } more: +{ $gain } VP
player-done = complete
player-wilds = { $n ->
    [one] 1 wild card, put where most is won
   *[other] { $n } wild cards, put where most is won
}

## In a small window

tabs = Below the map
tab-bid = Bid
tab-cards = Cards
tab-own = Goods
tab-rivals = Players
tab-log = Moves

## Lines of the score sheet

line-game-1 = First game
    .within = first game
line-game-2 = Second game
    .within = second game
line-regions = Regions
    .within = regions
line-continents = Continents
    .within = continents
line = { good.title }

## Explanations: the map

explain-region-held = { $who } has the most pieces here and gets 1 VP for the region.
explain-region-neutral = The neutral colour has the most pieces here, so nobody gets the point.
explain-region-tied = { $who } have equally many pieces here, so nobody holds it.
explain-region-empty = Nobody holds it: there are no pieces here.
explain-standing = { $who }: { $what }.
explain-token = A goods token: whoever holds the region at the end counts one more { $good }.
explain-start = The start region: everybody began here, and anybody may place new armies here.
explain-continent-of = It belongs to continent { $continent }.
explain-land = Over land to { $regions }.
explain-sea = Over the sea to { $regions }.
explain-army = An army. Whoever has the most armies and cities in a region holds it.
explain-army-neutral = A neutral army. It can hold or tie a region, but scores nothing, and nobody moves it.
explain-city = A city counts like an army here, can never be destroyed, and its owner may place new armies beside it.
explain-at = { $region }: { $control }
explain-sea-line = Sea line from { $from } to { $to }
    .help = Armies cross it with a Sail card, at one step. A Move card does not reach over the sea.
explain-continent = Continent { $continent }
explain-continent-held = { $who } holds the most regions here and gets 1 VP for it.
explain-continent-neutral = The neutral colour holds the most regions here, so nobody gets the point.
explain-continent-tied = The most regions are held by several, so nobody gets the point.
explain-continent-empty = Nobody holds a region here yet. The point goes to whoever holds the most.
explain-continent-share = { $who }: { $n } of { $of } regions.

## Explanations: cards

explain-deed = Its action: { $deed }.
explain-good = { $pieces ->
    [1] It counts as one { $good } at the end.
   *[other] It counts as { $pieces } of { $good } at the end.
}
explain-wild = A wild card counts as one more of a good that you own at least one of; it is put where it brings most.
explain-price = { $price ->
    [0] This place of the row is free.
    [one] This place of the row costs 1 coin. You have to pay before you act.
   *[other] This place of the row costs { $price } coins. You have to pay before you act.
}
explain-impossible = Nothing can be done with it at the moment. It may be taken all the same.
explain-part-impossible = “{ $part }” cannot be done at the moment.
explain-row = When a card is taken, those to its right move up and get cheaper, and a new one comes to the right end.
explain-current = It is being carried out: { $left } left.
explain-pile = { $cards ->
    [one] The pile: 1 card
   *[other] The pile: { $cards } cards
}
    .help = Each card in it is equally likely to come next.

## Explanations: players

explain-good-now = { $parts ->
    [0] { $who }: none, { $points } VP now.
   *[other] { $who }: { $parts }, { $points } VP now.
}
explain-good-cards = { $n } on cards
explain-good-tokens = { $n } by tokens
explain-good-wilds = { $n } by wild cards
explain-good-next = { $more ->
    [one] 1 piece more would bring { explain-gain }.
   *[other] { $more } pieces more would bring { explain-gain }.
}
explain-gain = { $gain ->
    [one] 1 point
   *[other] { $gain } points
}
explain-good-done = Nothing more can be won with this good.
explain-worth = Worth: { LIST($rows, by: "comma") }. More adds nothing.
explain-coins = { $coins ->
    [one] { $who }: 1 coin
   *[other] { $who }: { $coins } coins
}
    .help = Coins pay for cards. None ever come back, and the first of equals on points is who has more of them left.
explain-armies = { $n ->
    [one] { $who }: 1 army in the supply
   *[other] { $who }: { $n } armies in the supply
}
    .help = Of { $of } in all; the others are on the map. A destroyed army comes back here.
explain-cities = { $n ->
    [one] { $who }: 1 city in the supply
   *[other] { $who }: { $n } cities in the supply
}
    .help = Of { $of } in all; a city on the map stays there.
explain-cards = { $who }: { $n } of { $of } cards
    .help = The game ends when everybody has all their cards.
explain-cards-taken = Taken: { LIST($cards, by: "comma") }.
explain-score = { $points ->
    [one] { $who }: 1 point if the game ended now
   *[other] { $who }: { $points } points if the game ended now
}
explain-score-line = { $line }: { $points } ({ $why }).
explain-bid = The bid of { $who }
    .help = The highest bidder pays and says who begins. The others keep their coins.
explain-bid-open = { $coins ->
    [0] Nothing.
    [one] 1 coin.
   *[other] { $coins } coins.
}
explain-bid-hidden = It is made, and nobody sees it before the last one is in.
explain-bid-none = It is not made yet.
explain-wilds = { $n ->
    [one] { $who }: 1 wild card
   *[other] { $who }: { $n } wild cards
}
explain-wilds-now = Now counted as { $goods }.
explain-wilds-good = { $good } × { $n }
explain-wilds-idle = Without any good of its owner it is worth nothing.

## The page of the start, and the set-up

title-blurb = Take cards for coins, spread your armies over the map, and hold more regions than anybody else.
title-length = 10 to 20 minutes

option-map = Map
    .help = The side of the board: other continents, other ways across the sea.
option-tokens = Goods tokens
    .help = Some regions carry a good, which counts for whoever holds them at the end.
option-tie = The youngest
    .help = Who of you is the youngest? Tied bids are won by the youngest; as a variant a die decides.
    .is-die = A die decides
    .seat = Seat { $seat }
option-other_printing = Other printing
    .help = One card differs between the printings of the game (card 24).
option-full_game = Full game
    .help = Three games in a row; the sum of their points decides.

## What decides between equal scores

tie-coins = coins
    .count = { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
tie-armies = armies
    .count = { $n ->
        [one] 1 army
       *[other] { $n } armies
    }
tie-regions = regions
    .count = { $n ->
        [one] 1 region
       *[other] { $n } regions
    }

## The guided game

lesson-welcome = This is a map of four continents. You are Red, and spread your armies over it. In the end regions, continents and the goods on your cards bring points.
lesson-start = Everybody begins with three armies on the start region, marked by a crown. Whoever has the most pieces in a region holds it. Now all are equal, so nobody does.
lesson-bid = First everybody bids in secret for the right to say who begins. Coins are few and never come back. Bid 1 coin.
lesson-first = The others bid nothing, so you pay your coin and choose. Begin yourself: tap Red.
lesson-take = In your turn you take one card. It gives you a good to keep, and an action at once. The first card is free: take the Crystal.
lesson-place = Its action is Place 1. New armies come to the start region, or to a city of yours. Place this one on the start region, and you have the most pieces there.
lesson-pay = You hold the start region: 1 point. The others have taken cards and the row has moved up; further right costs more. Pay 1 coin for the second Crystal, for two are worth 2 points.
lesson-move = Move 2 gives two steps over land. All your armies stand on the start region, so it is chosen already: tap region 15.
lesson-stop = You hold 15 as well. A step is left, but each army that leaves the start region weakens it. Stop here.
lesson-take-city = Blue has drawn level on the start region, so nobody holds it now. The Wood card with a city is free. Take it.
lesson-city = A city goes where you have an army. It counts like one, nobody can destroy it, and new armies may come there. Build it on 15.
lesson-take-sail = Dotted lines cross the sea, and only Sail follows them. Take the Ore card with Sail 2: it is free.
lesson-sail = Your city keeps region 15 for you while the army leaves. Sail from 15 to 22.
lesson-last = You hold 22, and with it the most regions of continent III: one point each. You need not use the last step. Stop here.
lesson-goods = Your panel shows your goods, each with a row of its own. The numbers in the cells are points; at the right stands how many more you need.
lesson-wild = The star is a wild card. At the end it counts as one more piece of a good that you own, where it brings most.
lesson-end = The game ends when everybody has the same number of cards, ten with three players. Then regions, continents and goods are counted, and the most points win.

## The rules, for people who learn the game: rules.md has the exact wording

rules = idea parts setup two bid turn join place move city destroy end regions goods wild ties tokens full options hidden
rules-idea = What it is about
    .p1 = You lead a young empire. Each turn you take one card from a row: it gives you a good to keep and an action to do at once. With the actions you bring armies onto the map, move them, and build cities.
    .p2 = At the end you score points for the regions you hold, for the continents where you hold the most regions, and for sets of goods on your cards. Most points win. A game takes as many turns as the cards that everybody is allowed to take, and no more.
    .example = Example: You hold four regions, and with them the most of one continent. You also own two crystals. That is 4, 1 and 2 points: 7.
    .picture = 4 points for regions, 1 for a continent, 2 for two crystals: 7.
rules-parts = What is on the table
    .p1 = The map has two sides, A and B. A side shows regions with borders over land, dotted lines over the sea, and several continents. One region is the start region; it is marked by a crown.
    .p2 = Each player has 14 armies and 3 cities. The row has six open cards; the other cards wait face down in the pile.
    .p3 = A card shows its good at the top (one piece, on a few cards two) and its action at the bottom. Three cards are wild: they have no good of their own.
    .example = Example: A card shows a piece of wood at the top and Move 3 at the bottom: the wood is yours to keep, the three steps are done at once.
    .picture = A card with wood and Move 3; 14 armies and 3 cities.
rules-setup = Set-up
    .p1 = Two to five people play. Everybody puts three armies on the start region; all other pieces form the supplies.
    .p2 = Coins for each player: 14 with two players, 11 with three, 9 with four, 8 with five. There is no income: these coins are all you will have.
    .p3 = With five players all 42 cards are used. With fewer, the five cards that carry the mark 5 stay in the box, and 37 are used.
    .p4 = Six cards are dealt into the row. From left to right they cost 0, 1, 1, 2, 2 and 3 coins.
    .example = Example: Four people play. Each has 9 coins and three armies on the start region, and six cards lie there for 0, 1, 1, 2, 2 and 3 coins.
    .picture = Six cards with their prices: 0, 1, 1, 2, 2 and 3 coins.
rules-two = With two players
    .p1 = Before the bid, ten armies of a third, neutral colour come onto the map. You place them one at a time and in turn, Red first. Any region is allowed, also the start region and regions that already have some.
    .p2 = The neutral colour belongs to nobody and never acts. It counts as an owner when regions and continents are compared: it can hold them or tie them, and then nobody gets the point. Its armies can be destroyed. The rulebook says neither; this is how we read it.
    .example = Example: In a region stand two red armies, two blue ones and three neutral ones. The neutral colour holds it, so nobody gets its point.
    .picture = A region with two red, two blue and three neutral armies: nobody’s.
rules-bid = The bid
    .p1 = Once in a game, before the first turn, everybody bids in secret: nothing, some, or all of their coins. A bid cannot be changed. When the last one is in, all are shown.
    .p2 = The highest bidder pays the bid and names the first player, who may be anybody. The others keep their coins. After that, turns go clockwise.
    .p3 = If several bid the highest number, also if all bid nothing, the youngest player wins. At the start you say who that is. The rulebook is silent about ties without the youngest, so we let the seats stand for age: the next of the tied wins, counted clockwise from the youngest.
    .p4 = A variant of the rulebook, here an option: a die picks one of the tied.
    .example = Example: Red bids 2 coins, Blue 3, White nothing. Blue pays 3 and says that White begins. Red and White keep all their coins.
    .picture = Red bids 2, blue 3, white 0. Blue is framed, white has the crown.
rules-turn = Your turn
    .p1 = 1. Take one card from the row and pay the coins of its place. You may take any card that you can pay for, even if its action is of no use to you. The first place is free, so there is always one.
    .p2 = 2. Carry out the action of the card at once. You may do all of it, a part, or nothing, and you may stop at any point. When nothing can be done any more, the action ends by itself.
    .p3 = 3. The cards to the right of the gap move up to the left and so become cheaper. A new card comes to the right end, as long as the pile has one. You see it only after your action.
    .example = Example: You take the third card and pay its 1 coin. After your action the cards to its right move up, and a new one comes to the right end.
    .picture = A row of cards with a gap at the third place; the cards move up, and a new one comes.
rules-join = Cards with “or” and “and”
    .p1 = With “or” you choose one of the two parts and do only that one.
    .p2 = With “and” you choose which part comes first. When you are done with it, or stop, the other one may follow. You cannot go back to the first part.
    .p3 = A part with which nothing at all can be done at that moment cannot be chosen.
    .example = Example: A card says “Destroy 1 and Place 1”. You may destroy first and place then, or the other way round.
    .picture = A card with Destroy and Place, and both orders of the two.
rules-place = Place
    .p1 = Place 3 means: up to three armies come from your supply onto the map. Each goes to the start region or to a region where you have a city. They may go to different regions.
    .p2 = If your supply is empty, you cannot place any.
    .example = Example: Place 3: you put two armies onto the start region and one onto the region of your city.
    .picture = Two armies on the start region, one beside a city.
rules-move = Move and Sail
    .p1 = Move 3 means: up to three steps. A step takes one of your armies to a neighbouring region over land. You may walk one army three steps, three armies one step each, or anything between.
    .p2 = Sail works in the same way, and a step may also follow a dotted line over the sea. Without Sail no army crosses the sea.
    .p3 = Other players’ pieces do not stop you. Any number of armies of any colours can stand in a region.
    .example = Example: Move 3: one army walks two steps, another one a single step to where the first has been.
    .picture = Three regions, two armies and their steps.
rules-city = City
    .p1 = You put one city from your supply into a region where you have at least one army. A region can take several cities, of one player or of many.
    .p2 = A city counts as one piece when a region is compared, it can never be destroyed or moved, and you may place new armies in its region.
    .example = Example: You have an army in a region and build a city there. Now you have two pieces in it, and new armies may come there.
    .picture = A region with an army, then with an army and a city.
rules-destroy = Destroy
    .p1 = Destroy 1 means: one army anywhere on the map goes away, of any player, even your own. An army of a player returns to its owner’s supply.
    .p2 = With two players neutral armies can be destroyed as well, and are out of the game then. That is our reading: the rulebook speaks of armies of players.
    .p3 = Cities are safe.
    .example = Example: Blue has two armies and a city in a region, Red two armies. Red destroys one: now it is two pieces against two, and nobody holds the region.
    .picture = A region of blue with two armies and a city against two of red; then one blue army is gone, and nobody holds it.
rules-end = The end of the game
    .p1 = The game ends when everybody has taken their cards: 13 each with two players, 10 with three, 8 with four, 7 with five. After the last turn no card is dealt.
    .p2 = With four players the pile runs out just before the last turn, which still has six cards to choose from.
    .example = Example: Three people play. When each of them has ten cards, the game is over, and points are counted.
    .picture = Red, blue and white with ten cards each.
rules-regions = Points for regions and continents
    .p1 = A region is worth 1 point to the player who has more pieces there than each other owner. Armies and cities count alike. If the most is shared, nobody gets the point.
    .p2 = A continent is worth 1 point to the player who holds more of its regions than each other owner. If the most is shared, or nobody holds a region there, nobody gets it.
    .example = Example: Three red and two blue pieces stand in a region: 1 point for Red. Of the continent’s five regions Red holds two, Blue one and White one: 1 point more for Red.
    .picture = A region with three red and two blue armies: 1 point. Five regions of a continent, two of them red: 1 point.
rules-goods = Points for goods
    .p1 = Add up each good on your cards; a double card counts twice. The more pieces of a good, the more points. For 1, 2, 3 and 5 points you need:
    .p2 = Crystal: 1, 2, 3, 4 pieces. Ore: 2, 3, 4, 5. Wood: 2, 4, 5, 6. Anvil: 2, 4, 6, 7. Carrot: 3, 5, 7, 8.
    .p3 = Only the highest number that you reach counts, and pieces beyond the last number add nothing.
    .example = Example: Four ore are worth 3 points. A fifth would make it 5.
    .picture = Four ore, and a place for a fifth: 3 points.
rules-wild = Wild cards
    .p1 = Each wild card counts as one more piece of a good of which you own at least one. Wild cards may go to different goods or to the same one; at the end they are put where they bring you most, without being asked. If you own no good at all, they are worth nothing.
    .example = Example: You have three crystals and a wild card. It counts as the fourth crystal, so they bring 5 points instead of 3.
    .picture = Three crystals and a wild card: 5 points.
rules-ties = Equal points
    .p1 = Among equals the one with more coins left wins, then more armies on the map (cities do not count here), then more regions held. If even that is equal, the victory is shared.
    .example = Example: Red and Blue both have 17 points. Red has 1 coin left and Blue 3, so Blue wins.
    .picture = Red and blue with 17 points; blue, who has more coins, is ticked.
rules-tokens = Variant: goods tokens
    .p1 = There are ten tokens, two of each good. They are mixed, and one is laid face up on each region that is marked for it, five on either side of the map.
    .p2 = Whoever holds such a region at the end counts one more piece of its good. It also makes it possible to add wild cards to that good. If no player holds the region, nobody counts it.
    .example = Example: A token of wood lies on a region that you hold at the end. You own three wood, so you have four: 2 points.
    .picture = A region with a token of wood and three cards of wood: 2 points.
rules-full = Variant: the full game
    .p1 = Three games are played in a row with the same players, map and options. Each one is set up anew and has its own bid. The points of all three are added up. Among equals the coins left over in all three games decide; otherwise the victory is shared.
    .example = Example: Red makes 12, 9 and 14 points in the three games, Blue 13, 10 and 11. Red wins with 35 to 34.
    .picture = 12, 9 and 14 points are 35; 13, 10 and 11 are 34.
rules-options = Options
    .p1 = Map: side A or side B. Goods tokens: off or on. The youngest: a seat, that of the first person unless you say otherwise; or a die for tied bids. Full game: off or on.
    .p2 = Other printing: one Ore card exists in two versions. Usually it reads “Place 2 or City”; in the other printing it reads “Place 2”.
    .example = Example: The die decides ties. Red and White both bid 2 coins, and nobody bids more: the die says which of the two pays and chooses who begins.
    .picture = Red and white with a bid of 2 coins each, and a die between them.
rules-hidden = What is hidden
    .p1 = Nobody knows the order of the pile; each card in it is equally likely to come next. A bid is known only to its bidder until all are in. Everything else is open: cards taken, coins, and pieces.
    .example = Example: Twenty cards are left in the pile. You know which ones have been seen; each of the others may be the next.
    .picture = A pile of twenty cards with a question mark.
