#!/bin/bash
# adding_a_game_test.sh PROGRAM - proves docs/adding-a-game.md: runs its commands
# as they stand there, in a copy of the project, and looks at the game they make.
set -eu
program=$(realpath "$1")
page=docs/adding-a-game.md
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
log=$copy/log

fail() {
    [ ! -s "$log" ] || tail -n 40 "$log" >&2
    echo "adding_a_game_test: $*" >&2
    exit 1
}

# try WHAT COMMAND... - the command must succeed.
try() {
    local what=$1
    shift
    "$@" >"$log" 2>&1 || fail "$what failed: $*"
}

# -- A copy, and one build at a time in it ------------------------------------
mkdir "$copy/tree"
git ls-files -co --exclude-standard -z |
    tar --null --ignore-failed-read -cf - -T - 2>/dev/null |
    tar -xf - -C "$copy/tree"
drives=web/node_modules/playwright-core # what drives a browser, where there is one
[ ! -d "$drives" ] || cp -a web/node_modules "$copy/tree/web/"
cd "$copy/tree"
unset MAKEFLAGS MFLAGS MAKELEVEL
export CMAKE_BUILD_PARALLEL_LEVEL=1

# shellcheck disable=SC2016 # the backticks are those of the page
sed -n '/^```sh$/,/^```$/{/^```/d;p}' "$page" >"$copy/commands"
name=$(sed -n 's|^tools/new_game.py \([a-z0-9]*\) .*|\1|p' "$copy/commands")
[ -n "$name" ] || fail "$page does not call tools/new_game.py"
# Who has followed the page has that game already; here it starts anew.
rm -rf "src/games/$name"
sed -i "/^GAME($name)/d" src/games/games.def

# -- What the tool refuses, it leaves no trace of -----------------------------
# refused NAME TITLE
refused() {
    local status=0
    tools/new_game.py "$@" >/dev/null 2>"$log" || status=$?
    [ $status = 2 ] || fail "new_game.py $* ended with $status, not with 2"
    [ "$(wc -l <"$log")" = 1 ] || fail "new_game.py $* said more than a line"
    [ "$(find src -type f -exec sha256sum {} + | sort)" = "$before" ] ||
        fail "new_game.py $* was refused but changed src"
}

before=$(find src -type f -exec sha256sum {} + | sort)
for bad in '' Ford 2ford for_d fo-rd averyveryverylongname int core table test \
    "$(sed -n 's/^GAME(\(.*\))/\1/p' src/games/games.def | head -1)"; do
    refused "$bad" "The Ford"
done
refused "$name" 'The "Ford"'
refused "$name" ''
refused "$name"

# run WHAT FILE - the commands of the file, as they stand there.
run() {
    bash -eux -o pipefail "$2" >"$log" 2>&1 </dev/null ||
        fail "a command of $1 failed: $(sed -n 's/^+ //p' "$log" | tail -n 1)"
}

# -- What the tool says to do next ---------------------------------------------
export XDG_DATA_HOME=$copy/data
grep "^tools/new_game.py " "$copy/commands" >"$copy/first"
sed -i '/^tools\/new_game.py /d' "$copy/commands"
bash -eu "$copy/first" >"$copy/said" 2>"$log" || fail "new_game.py failed"
sed -n 's/^  //p' "$copy/said" >"$copy/recipe"
for word in 'cmake --build' "play $name" golden_test 'ctest '; do
    grep -q -- "$word" "$copy/recipe" || fail "new_game.py does not say $word"
done
run "the recipe of new_game.py" "$copy/recipe"
[ "$(grep -c '' "src/games/$name/golden.txt")" -gt 2 ] ||
    fail "the recipe of new_game.py makes no golden file"

# -- The page -----------------------------------------------------------------
command -v clang-format >/dev/null || sed -i '/^clang-format /d' "$copy/commands"
run "$page" "$copy/commands"

# -- The game -----------------------------------------------------------------
build=build/dev
folder=src/games/$name
try conformance $build/tests/conformance_test "$name"
try scenarios $build/tests/scenario_test "$name" "$folder"/scenarios/*.scn
try golden $build/tests/golden_test "$name" "$folder"
try rules tools/check_rules.py "$name"
try play $build/mudbrick play "$name" --players random,random --seed 1
grep -q 'The game is over' "$log" || fail "the match did not finish"

# The types that the template brings are those that its tables and words make.
sed "s/newgame/$name/g" tools/template/page/types.d.ts >"$copy/types"
try "make docs of the types" diff "$copy/types" "$folder/page/types.d.ts"
try "the types of the page" web/node_modules/.bin/tsc -p web

# -- In the arena, and in a real browser ---------------------------------------
try arena $build/mudbrick arena "$name" --bots mcts:iterations=20,random --sets 2 --seed 1 --out "$copy/arena"
[ ! -d "$drives" ] ||
    MUDBRICK=$PWD/build/mudbrick try browser node tests/web/lib/new_game.mjs "$name"

# The list of games has grown, and no line of it has changed.
"$program" games >"$copy/was"
$build/mudbrick games >"$copy/now"
try "the list of games" grep -q "^$name - " "$copy/now"
if ! grep -q "^$name - " "$copy/was"; then
    diff "$copy/was" "$copy/now" >"$log" || ! grep -q '^<' "$log" ||
        fail "other games changed in the list of games"
fi
try "make docs" grep -q "(\`$name\`)" docs/positions.md
before=$(find src -type f -exec sha256sum {} + | sort)
refused "$name" "Once more"
echo "$page: ok"
