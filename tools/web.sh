#!/bin/sh
# web.sh [tested|fetch] - puts the page together in build/web: the files of web/, the engine as
# WebAssembly, the libraries, and what each game brings. First they lie in build/parts, every
# file by itself and under the name that others import it by, where tests take one of them
# out; tools/pack.mjs makes of them what is served. Both folders are replaced in one step, so
# that they are never half new. For tests it also fetches what drives a browser and checks
# types; `fetch` only fetches what the page is made with.
set -eu
cd "$(dirname "$0")/.."

lock=web/package-lock.json
needed=esbuild
omit=--omit=dev
if [ "${1:-}" = tested ]; then
    needed=playwright-core
    omit=
fi
if [ ! -e "web/node_modules/$needed" ] ||
    [ -n "$(find "$lock" -newer web/node_modules/.package-lock.json)" ]; then
    # shellcheck disable=SC2086 # one word or none
    (cd web && npm ci $omit --ignore-scripts --no-audit --no-fund --loglevel=error)
fi

[ "${1:-}" != fetch ] || exit 0
tools/wasm.sh mudbrick

new=build/parts.new
rm -rf "$new" build/web.new
mkdir -p "$new/lib"
# Everything of the page: no notes, no types, no settings of tools.
put() { # put FROM TO: a file of the page; data and words without what only readers of the sources need
    mkdir -p "$(dirname "$new/$2")"
    case $1 in
    *.ftl) sed '/^#/d; s/^  */ /' "$1" >"$new/$2" ;;
    */content.json) sed 's/^ *//' "$1" | tr -d '\n' >"$new/$2" ;;
    *) cp -p "$1" "$new/$2" ;;
    esac
}
find web -name node_modules -prune -o -type f \
    ! -name '.*' ! -name '*.md' ! -name '*.d.ts' ! -name 'package*.json' \
    ! -name 'tsconfig*.json' -print | while read -r file; do
    put "$file" "${file#web/}"
done
# What is read before any script runs is said by the same words.
language=$(sed -n 's/^export const LANGUAGE = "\(.*\)";$/\1/p' web/shell/words/words.js)
name=$(sed -n 's/^name = //p' "web/words/$language.ftl")
sed -n "s/{ name }/$name/g; s/[&|\\\\]/\\\\&/g; s/^\([a-z-]*\) = \(.*\)/s|@\1@|\2|g/p; \$ s/.*/s|@language@|$language|g/p" \
    "web/words/$language.ftl" >"$new.sed"
for file in index.html manifest.webmanifest; do
    sed -f "$new.sed" "web/$file" >"$new/$file"
    if grep '@[a-z-]*@' "$new/$file"; then
        echo "$file: there are no words for it" >&2
        exit 1
    fi
done
rm "$new.sed"
# What a game brings lies under the same names as in src.
for game in $(sed -n 's/^GAME(\(.*\))/\1/p' src/games/games.def); do
    for file in src/games/"$game"/content.json src/games/"$game"/words/*.ftl \
        src/games/"$game"/page/* src/games/"$game"/page/style/*; do
        case $file in *.d.ts) continue ;; esac
        [ ! -f "$file" ] || put "$file" "${file#src/}"
    done
done
# Lessons and rules are no part of a game that is played: their words come by themselves.
for file in "$new"/games/*/words/*.ftl; do
    guide=${file%.ftl}.guide.ftl
    : >"$guide"
    awk -v guide="$guide" '/^[^ ]/ { is = /^(rules|lesson-)/ } is { print >guide; next } 1' "$file" >"$file.new"
    mv "$file.new" "$file"
done
# The symbols of the games stand in one file with those of the shell: between the
# first line and the last of each. Their names are for readers of the files.
{
    sed '$d' web/icons.svg
    for game in $(sed -n 's/^GAME(\(.*\))/\1/p' src/games/games.def); do
        file=src/games/$game/page/icons.svg
        [ ! -f "$file" ] || sed '1d;$d' "$file"
    done
    echo '</svg>'
} | sed 's|<title>[^<]*</title>||' >"$new/icons.svg"
rm -f "$new"/games/*/page/icons.svg
twice=$(sed -n 's/^<symbol id="\([^"]*\)".*/\1/p' "$new/icons.svg" | sort | uniq -d)
if [ -n "$twice" ]; then
    echo "symbols that two files of icons have: $twice" >&2
    exit 1
fi
for file in src/core/words/*.ftl; do
    put "$file" "${file#src/}"
done
# The engine is more than half of what is sent. Brotli packs it a fifth smaller than gzip;
# the server sends what lies beside a file to browsers that read it.
engine=build/wasm/mudbrick.wasm
if [ ! "$engine.br" -nt "$engine" ]; then
    node -e 'const [from, to] = process.argv.slice(1), fs = require("fs");
        fs.writeFileSync(to, require("zlib").brotliCompressSync(fs.readFileSync(from)));' \
        "$engine" "$engine.br"
fi
cp -p "$engine" "$engine.br" "$new/"
cp -p web/node_modules/htm/preact/standalone.module.js "$new/lib/preact.js"
cp -p web/node_modules/htm/LICENSE "$new/lib/preact.txt"
for file in web/node_modules/@fluent/bundle/esm/*.js; do
    put "$file" "lib/fluent/${file##*/}"
done
mkdir -p "$new/lib/fonts"
sed -n 's|.*lib/fonts/\(.*\)\.woff2.*|\1|p' web/style/fonts.css | while read -r font; do
    cp -p web/node_modules/@fontsource/*/files/"$font.woff2" "$new/lib/fonts/"
done
for family in web/node_modules/@fontsource/*; do
    cp -p "$family/LICENSE" "$new/lib/fonts/${family##*/}.txt"
done

node tools/pack.mjs "$new" build/web.new

for name in parts web; do
    rm -rf "build/$name.old"
    [ ! -e "build/$name" ] || mv "build/$name" "build/$name.old"
    mv "build/$name.new" "build/$name"
    rm -rf "build/$name.old"
done
