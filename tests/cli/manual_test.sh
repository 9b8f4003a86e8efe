#!/bin/bash
# manual_test.sh PROGRAM - what is installed beside the program is whole: every
# command has a page that troff takes without a word, the completions complete,
# and one version is told everywhere.
set -eu
program=$(realpath "$1")
new=$(mktemp -d)
trap 'rm -rf "$new"' EXIT
failed=0
fail() {
    echo "manual_test: $*" >&2
    failed=1
}

tools/manual.sh "$program" "$new"

# -- The manual ----------------------------------------------------------------
commands=$("$program" help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p')
[ "$(wc -w <<<"$commands")" -ge 17 ] || fail "too few commands: $commands"
# shellcheck disable=SC2086 # one word per command
for page in mudbrick.1 $(printf 'mudbrick-%s.1 ' $commands) \
    mudbrick-{record,position,content,scenario}.5; do
    file=$new/man${page##*.}/$page
    [ -s "$file" ] || fail "there is no page $page"
    warnings=$(groff -man -Tutf8 -P-cbou -ww "$file" 2>&1 >"$new/page")
    [ -z "$warnings" ] || fail "$page: $warnings"
    for part in NAME 'SEE ALSO'; do
        grep -q "$part" "$new/page" || fail "$page has no part $part"
    done
done
grep -q 'never read by the rules' \
    <(groff -man -Tutf8 -P-cbou "$new/man5/mudbrick-record.5" | tr -s '\n ' ' ') ||
    fail "the page of records does not hold what docs/records.md says"
for option in $("$program" serve --help | sed -n 's/^  --\([a-z-]*\).*/\1/p'); do
    grep -qF ".B \\-\\-${option//-/\\-}" "$new/man1/mudbrick-serve.1" ||
        fail "mudbrick-serve(1) does not know --$option"
done

# -- Completion ------------------------------------------------------------------
# completes "LINE" "WORDS": as if Tab were pressed at the end of the line.
completes() {
    local COMP_LINE=$1 COMP_POINT=${#1} COMPREPLY
    _mudbrick
    [ "${COMPREPLY[*]}" = "$2" ] || fail "bash completes '$1' with '${COMPREPLY[*]}'"
}
# shellcheck disable=SC1091 # it has just been written
. "$new/bash/mudbrick"
completes "mudbrick pl" "play"
game=$(sed -n 's/^GAME(\(.*\))/\1/p' src/games/games.def | head -1)
completes "mudbrick play ${game%?}" "$game"
completes "mudbrick play --pla" "--players --plain"
completes "mudbrick play --set map=" "A B"
completes "mudbrick play --set=tie=d" "die"
completes "mudbrick play --players human,me" "human,medium"
completes "mudbrick play --players=hu" "human"
completes "mudbrick replay --ch" "--check --changes"
completes "mudbrick bot --check so" ""
completes "mudbrick help ver" "verify"
completes "mudbrick help --completion " "bash zsh fish"

if command -v zsh >/dev/null; then
    zsh -n "$new/zsh/_mudbrick" || fail "zsh does not read its script"
fi
if command -v fish >/dev/null; then
    said=$(HOME=$new fish --no-config -c "source $new/fish/mudbrick.fish
        complete -C 'mudbrick play --players human,me'" | cut -f1)
    [ "$said" = human,medium ] || fail "fish completes a list with '$said'"
fi

status=0
"$program" help --completion csh >"$new/out" 2>&1 || status=$?
if [ $status != 2 ] || ! grep -q 'bash, zsh and fish' "$new/out"; then
    fail "an unknown shell: $status $(cat "$new/out")"
fi

# -- The version, and the entry of the desktop --------------------------------------
version=$("$program" --version | cut -d' ' -f2)
grep -q "^project(mudbrick VERSION $version " CMakeLists.txt ||
    fail "the program is not of version $version"
head -n 1 debian/changelog | grep -qF "mudbrick ($version) " ||
    fail "debian/changelog is not of version $version"
grep -m 1 '^## ' NEWS.md | grep -qxF "## $version" ||
    fail "NEWS.md does not begin with $version"
if command -v desktop-file-validate >/dev/null; then
    desktop-file-validate packaging/mudbrick.desktop || fail "the desktop entry"
fi

# -- The page that belongs to a program is found beside it ----------------------------
mkdir -p "$new/at/bin" "$new/at/share/mudbrick/web"
cp "$program" "$new/at/bin/mudbrick"
echo '<html>the page</html>' >"$new/at/share/mudbrick/web/index.html"
cd "$new"
"$new/at/bin/mudbrick" serve --port 0 --store "$new/tables.db" >"$new/said" 2>/dev/null &
server=$!
for _ in $(seq 100); do
    grep -q '^Open ' "$new/said" && break
    sleep 0.1
done
port=$(sed -n 's|^Open http://[^:]*:\([0-9]*\)/.*|\1|p' "$new/said")
exec 3<>"/dev/tcp/127.0.0.1/$port"
printf 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n' >&3
grep -q 'the page' <&3 || fail "the page beside the program is not found"
kill "$server"
wait "$server" || fail "the server ended with $?"
exit $failed
