#!/bin/sh
# manual.sh PROGRAM FOLDER - writes what is installed beside the program: the
# manual of every command (man1) and of the files (man5), and the completions of
# three shells. All of it comes from the program's own tables and from docs.
set -eu
program=$1
folder=$2
top=$(cd "$(dirname "$0")/.." && pwd)
version=$("$program" --version | sed 's/mudbrick //')
mkdir -p "$folder/man1" "$folder/man5" "$folder/bash" "$folder/zsh" "$folder/fish"

"$program" help --man >"$folder/man1/mudbrick.1"
"$program" help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p' |
    while read -r command; do
        "$program" help "$command" --man >"$folder/man1/mudbrick-$command.1"
    done

page() { # page NAME "what it is" FILE...: section 5, from Markdown
    name=$1 what=$2
    shift 2
    cat "$@" | awk -v name="mudbrick-$name" -v what="$what" \
        -v version="$version" -f "$top/tools/man.awk" >"$folder/man5/mudbrick-$name.5"
}

content() { # the format of every game's content file, as Markdown
    cat <<'TEXT'
# Content

Everything printed on the components of a game is content: one JSON file, built
into the program. `mudbrick content GAME` prints it, `mudbrick content GAME
--content FILE` checks another, and every command that plays takes `--content
FILE`. Records and positions carry its fingerprint, so that nothing is replayed
with the wrong numbers.

TEXT
    "$program" games | sed -n 's/^\([a-z0-9]*\) - .*/\1/p' |
        while read -r game; do
            printf '## The file of %s\n\n' "$game"
            "$program" content "$game" --format | sed 's/^/    /'
            echo
        done
}

page record "a match as a text file" "$top/docs/records.md"
page position "a position as JSON" "$top/docs/positions.md"
page scenario "moves, facts about positions, and tests of rules" \
    "$top/docs/notation.md"
content | page content "the cards, tiles, maps and numbers of a game" -

"$program" help --completion bash >"$folder/bash/mudbrick"
"$program" help --completion zsh >"$folder/zsh/_mudbrick"
"$program" help --completion fish >"$folder/fish/mudbrick.fish"
