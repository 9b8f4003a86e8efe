#!/bin/sh
# docs.sh PROGRAM [FOLDER] - writes the pages that are made from the program's own
# tables and kept with the sources: docs/positions.md, docs/facts.md, docs/tells.md, and the types
# of the page, types.d.ts in the page of each game and in web/words.
# tools/manual.sh writes those that are only installed.
set -eu
program=$1
folder=${2:-$(dirname "$0")/..}
mkdir -p "$folder/docs"

each() { # each OPTION: what every game says
    "$program" games | sed -n 's/^\([a-z0-9]*\) - .*/\1/p' |
        while read -r game; do
            "$program" content "$game" "$1"
            echo
        done
}

{
    cat <<'TEXT'
# Positions

A position is one JSON object, the same in every program and on every machine:

    {"game": "GAME", "setup": {"seats": 3, ...},
     "content": "0123456789abcdef", "viewer": "blue", "state": {...}}

- `game` is the name of the game, `setup` the number of seats and every option.
- `content` is the fingerprint of the content file. A position is only read
  together with that content; other content is given by `--content FILE`.
- `viewer` is there only in a view: the seat whose view it is, or `nobody`.
- `state` has every field below. A field *for each region* is an object with the
  names of the regions as keys; a field for each place is a list; a set is a
  list of names. `"none"` says that there is nothing, `"?"` that the viewer may
  not know.

A snapshot, as servers and libraries give it out, is such an object with more in
it; there `viewer` is the number of a seat, or null. It is read as the position
that it holds; whatever else it has is passed over, for later versions tell more.

Reading a position gives the same bytes again, or one sentence that says what
is wrong and where. This page is made by `make docs` from the tables that the
program itself reads and writes positions by.

TEXT
    each --fields
} >"$folder/docs/positions.md"
{
    cat <<'TEXT'
# Facts

What a move does, why a line of the score has its points, and how a position
stands is told as facts: data from which any program makes sentences, pictures or
statistics. A fact is a JSON object; `is` is its key, the rest are its arguments:

    {"is": "take", "place": 3, "price": 1,
     "card": {"is": "card", "id": 17, "wild": 0,
              "good": {"is": "good", "id": "ore"}, "pieces": 2,
              "deed": {"is": "deed", "join": "single",
                       "steps": [{"is": "step", "type": "place", "n": 3}]}}}

Moves carry theirs as `fact` wherever JSON has a move: in snapshots (`choices`), in the
log, over the wire, in `trace` and in hints. Lines of a score have `why`. A fact is
made from what its reader may know and holds nothing else: a bid of somebody else is
`bid-hidden`.

An argument is a `number`, a `word`, another fact by its key, or with `[...]` a list of
facts; with `?` it may be missing. A fact that has an `id` is a thing that can be pointed
at. What facts are called in a language is in the files of words, `words/en.ftl` in
the folder of each game: the key of a fact is the message that says it.

This page is made by `make docs` from the tables that every told fact is tested against.

TEXT
    each --facts
} >"$folder/docs/facts.md"
{
    cat <<'TEXT'
# What snapshots tell besides

A picture shows more than the fields of a position (docs/positions.md): who controls a
region, how long a line is, what is missing for the next layer. A snapshot has that in
`tell`, so that nobody who draws has to know the rules. It is made from the viewer's view and
holds nothing that the viewer may not know. Below is for each game what is in it: the part
`tell` is all of it, and the others stand within.

An argument is a `number`, a `word`, a `flag` (true or false), `nothing` (null), a word in
`'...'` that stands for itself, or a part by its key; `[...]` is a list, `{...}` an object with
the names of things as keys; between `|` stand several of them. What has a `?` may be missing.
Seats, rows and columns are numbers from 0.

This page is made by `make docs` from the tables that what is told is tested against.

TEXT
    each --tells
} >"$folder/docs/tells.md"

# The types of a game's page: what the program says, and the keys of the words.
keys() { # keys FILE...: messages and their attributes, as a type
    echo 'export type Key ='
    awk '/^[a-z]/ { key = $1; print "  | \"" key "\"" }
        /^ +\.[a-z]/ { print "  | \"" key $1 "\"" }' "$@"
    echo '  ;'
}
made='/* types.d.ts - made by make docs; do not edit. */'
core=src/core/words/en.ftl
for game in $("$program" games | sed -n 's/^\([a-z0-9]*\) - .*/\1/p'); do
    page=src/games/$game/page
    mkdir -p "$folder/$page"
    {
        printf '%s\n\n' "$made"
        "$program" content "$game" --types
        echo
        (cd "$(dirname "$0")/.." && keys "src/games/$game/words/en.ftl" "$core")
    } >"$folder/$page/types.d.ts"
done
mkdir -p "$folder/web/words"
{
    printf '%s\n\n' "$made"
    (cd "$(dirname "$0")/.." && keys web/words/en.ftl "$core")
} >"$folder/web/words/types.d.ts"
