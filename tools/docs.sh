#!/bin/sh
# docs.sh PROGRAM [FOLDER] - writes the page that is made from the program's own
# tables and kept with the sources: docs/positions.md. tools/manual.sh writes
# those that are only installed.
set -eu
program=$1
folder=${2:-$(dirname "$0")/..}
mkdir -p "$folder/docs"
{
    cat <<'TEXT'
# Positions

A position is one JSON object, the same in every program and on every machine:

    {"game": "empire", "setup": {"seats": 3, "map": "A", ...},
     "content": "2613a4871bd53710", "viewer": "blue", "state": {...}}

- `game` is the name of the game, `setup` the number of seats and every option.
- `content` is the fingerprint of the content file. A position is only read
  together with that content; other content is given by `--content FILE`.
- `viewer` is there only in a view: the seat whose view it is, or `nobody`.
- `state` has every field below. A field *for each region* is an object with the
  names of the regions as keys; a field for each place is a list; a set is a
  list of names. `"none"` says that there is nothing, `"?"` that the viewer may
  not know.

Reading a position gives the same bytes again, or one sentence that says what
is wrong and where. This page is made by `make docs` from the tables that the
program itself reads and writes positions by.

TEXT
    "$program" games | sed -n 's/^\([a-z0-9]*\) - .*/\1/p' |
        while read -r game; do
            "$program" content "$game" --fields
            echo
        done
} >"$folder/docs/positions.md"
