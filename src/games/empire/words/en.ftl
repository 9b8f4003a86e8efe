# Eight-Minute Empire: what players read.

## Things

seat = { $id ->
    [red] Red
    [blue] Blue
    [white] White
    [yellow] Yellow
    [green] Green
    [neutral] the neutral colour
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
card = { $wild ->
    [1] a wild card
   *[0] { $pieces } { $good }
}, with the action to { $deed }
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

## Before the first turn, and between turns

deal = { $who } lays a card into the row: { $card }.
token = { $who } lays a token of { $good } on { $region }.
neutral = { $as ->
    [offer] Place a neutral army on { $region }.
   *[told] { $who } places a neutral army on { $region }.
}
bid = { $as ->
    [offer] Bid { coins }.
   *[told] { $who } bids { coins }.
}
bid-hidden = { $who } makes a bid in secret.
roll = { $who } decides the tied bid for { $seat }.
first = { $as ->
    [offer] { $whom ->
        [self] Go first.
       *[other] Let { $seat } go first.
    }
   *[told] { $whom ->
        [self] { $who } goes first.
       *[other] { $who } lets { $seat } go first.
    }
}

## A turn

take = { $as ->
    [offer] Take the card at place { $place } for { price }: { $card }.
   *[told] { $who } takes the card at place { $place } for { price }: { $card }.
}
choose = { $as ->
    [offer] Choose to { $step }.
   *[told] { $who } chooses to { $step }.
}
place = { $as ->
    [offer] Place an army on { $region }.
   *[told] { $who } places an army on { $region }.
}
move = { $as ->
    [offer] Move an army from { $from } to { $to }{ over }.
   *[told] { $who } moves an army from { $from } to { $to }{ over }.
}
city = { $as ->
    [offer] Build a city on { $region }.
   *[told] { $who } builds a city on { $region }.
}
destroy = { $as ->
    [offer] Destroy an army of { $seat } on { $region }.
   *[told] { $who } destroys an army of { $seat } on { $region }.
}
stop = { $as ->
    [offer] Stop here.
   *[told] { $who } stops here.
}

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
stock = { $pieces } { $good }

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
