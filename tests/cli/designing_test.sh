#!/bin/bash
# designing_test.sh PROGRAM - proves docs/designing.md: runs its commands as they
# stand there, and looks for the refusal that the page quotes.
set -eu
program=$(realpath "$1")
page=$(realpath docs/designing.md)
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
mkdir build
ln -s "$program" build/mudbrick
# shellcheck disable=SC2016 # the backticks are those of the page
sed -n '/^```sh$/,/^```$/{/^```/d;p}' "$page" >commands
[ -s commands ] || { echo "the page has no commands" >&2; exit 1; }
while IFS= read -r line; do
    bash -c "$line" >log 2>&1 || {
        cat log >&2
        echo "designing_test: $line" >&2
        exit 1
    }
done <commands
quoted=$(sed -n 's/^    mudbrick: //p' "$page")
grep -qF "$quoted" log || {
    cat log >&2
    echo "designing_test: the page says: $quoted" >&2
    exit 1
}
