#!/bin/sh
# docs_test.sh PROGRAM - what is made from the program's own tables is up
# to date, the settings are told, and no page links to a missing file.
set -eu
program=$1
new=$(mktemp -d)
trap 'rm -rf "$new"' EXIT
tools/docs.sh "$program" "$new"
(cd "$new" && find . -type f) | while read -r page; do
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
