#!/bin/sh
# web.sh [tested|fetch] - puts the page together in build/web: the files of web/, the engine as
# WebAssembly, the library, and each game's content. What has not changed is not
# built again; the folder is replaced in one step, so that it is never half new.
# For tests it also fetches what drives a browser and checks types; `fetch` only
# fetches the library.
set -eu
cd "$(dirname "$0")/.."

lock=web/package-lock.json
needed=@fontsource/caprasimo
omit=--omit=dev
if [ "${1:-}" = tested ]; then
    needed=playwright-core
    omit=
fi
if [ ! -e "web/node_modules/$needed" ] ||
    [ -n "$(find "$lock" -newer web/node_modules/.package-lock.json)" ]; then
    # shellcheck disable=SC2086 # one word or none
    (cd web && npm ci $omit --no-audit --no-fund --loglevel=error)
fi

[ "${1:-}" != fetch ] || exit 0
tools/wasm.sh mudbrick

new=build/web.new
rm -rf "$new"
mkdir -p "$new/lib"
# Everything that is served: no notes, no types, no settings of tools, and scripts, styles and
# words without their comments, which are a tenth of what would be sent.
whole() { # whole STYLE: with the parts that it imports in their place
    sed -n 's/^@import "\(.*\)";$/\1/p' "$1" | while read -r part; do
        cat "${1%/*}/$part" || exit 1
    done && grep -v '^@import' "$1"
}
bare() { # bare FILE: what browsers read of it
    case $1 in
    *.js) awk -f tools/bare.awk "$1" ;;
    *.css) whole "$1" | awk -f tools/bare.awk | sed 's/: /:/; s/ {$/{/; s/[^{};,:(]$/& /' | tr -d '\n' ;;
    *.json) sed 's/^ *//' "$1" | tr -d '\n' ;;
    *.ftl) sed '/^#/d; s/^  */ /' "$1" ;;
    esac
}
put() { # put FROM TO: a file of the page
    mkdir -p "$(dirname "$new/$2")"
    case $1 in
    *.js | *.css | *.ftl | */content.json) bare "$1" >"$new/$2" ;;
    *) cp -p "$1" "$new/$2" ;;
    esac
}
find web -name node_modules -prune -o -type f \
    ! -name '.*' ! -name '*.md' ! -name '*.css' ! -name '*.d.ts' ! -name 'package*.json' \
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
# The styles of the page stand in one file: what every page shares, then each part.
styles='web/style/tokens.css web/style/fonts.css web/style/common.css'
for part in base sound table score stats start rules lesson replay; do
    styles="$styles web/shell/$part/style.css"
done
styles="$styles web/online/style.css"
for file in $styles; do
    bare "$file"
done >"$new/style/page.css"
find web -name node_modules -prune -o -path 'web/shell/*/style' -prune -o -name '*.css' -print | while read -r file; do
    case " $styles " in
    *" $file "*) ;;
    *) echo "$file: its styles would not be served" >&2 && exit 1 ;;
    esac
done
for file in web/shell/*/style/*.css src/games/*/page/style.css src/games/*/page/style/*.css; do
    case $file in
    *[*]*) continue ;;
    */style/*) grep -qx "@import \"style/${file##*/}\";" "${file%/*}.css" && continue ;;
    *) whole "$file" >/dev/null && continue ;;
    esac
    echo "$file: not all of the styles would be served" >&2 && exit 1
done
# What a game brings lies under the same names as in src.
for game in $(sed -n 's/^GAME(\(.*\))/\1/p' src/games/games.def); do
    for file in src/games/"$game"/content.json src/games/"$game"/words/*.ftl \
        src/games/"$game"/page/*; do
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

# The service worker learns which files there are, and a name for just these.
if [ -e "$new/sw.js" ]; then
    files=$(cd "$new" && find . -type f ! -name sw.js ! -name '*.br' | sed 's|^\./||' | LC_ALL=C sort)
    version=$(cd "$new" && echo "$files" | xargs cat sw.js | sha256sum | cut -c1-16)
    list=$(echo "$files" | sed 's|.*|"&"|' | paste -sd, -)
    sed -e "s|@VERSION@|$version|" -e "s|\"@FILES@\"|$list|" \
        "$new/sw.js" >"$new/sw.new"
    mv "$new/sw.new" "$new/sw.js"
fi

# Brotli packs texts a sixth smaller than gzip, too.
node -e 'const fs = require("fs"), { brotliCompressSync } = require("zlib"), [folder] = process.argv.slice(1);
    for (const name of fs.readdirSync(folder, { recursive: true })) {
        const path = `${folder}/${name}`;
        if (!/\.(js|css|ftl|json|svg)$/.test(name) || name === "sw.js" || fs.statSync(path).size < 1000) continue;
        fs.writeFileSync(`${path}.br`, brotliCompressSync(fs.readFileSync(path)));
    }' "$new"

rm -rf build/web.old
[ ! -e build/web ] || mv build/web build/web.old
mv "$new" build/web
rm -rf build/web.old
