#!/bin/sh
# docs_test.sh PROGRAM - the pages that are made from the program's own tables
# are up to date, completion is valid bash, and no page links to a missing file.
set -eu
program=$1
new=$(mktemp -d)
trap 'rm -rf "$new"' EXIT
tools/docs.sh "$program" "$new"
for page in docs/positions.md docs/mudbrick.1 packaging/mudbrick.bash; do
    diff -u "$page" "$new/$page" || {
        echo "$page is out of date; run make docs" >&2
        exit 1
    }
done
"$program" serve --keys | while read -r line; do
    grep -qxF "$line" docs/serving.md || {
        echo "docs/serving.md lacks the line: $line" >&2
        exit 1
    }
done
bash -n packaging/mudbrick.bash
missing=0
for page in *.md docs/*.md src/games/*/rules.md; do
    for link in $(sed -n 's/.*](\([^)#]*\)[^)]*).*/\1/p' "$page"); do
        case $link in http*) continue ;; esac
        [ -e "$(dirname "$page")/$link" ] || {
            echo "$page links to $link, which is not there" >&2
            missing=1
        }
    done
done
exit $missing
