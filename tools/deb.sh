#!/bin/sh
# deb.sh - builds the Debian packages into build/deb, from a clean copy of the
# sources and without a network: what the page is made with is fetched before, and
# only it. The same sources give the same bytes. Ends with lintian's verdict.
set -eu
cd "$(dirname "$0")/.."
name=mudbrick
version=$(dpkg-parsechangelog -S Version)
out=$PWD/build/deb
copy=$out/$name-$version

sources() { # what belongs to the project, also where git knows nothing of it
    if [ -e .git ]; then
        git ls-files -co --exclude-standard -z
    else
        find . -name build -prune -o -name node_modules -prune -o -type f -print0
    fi
}

tools/web.sh fetch
rm -rf "$out"
mkdir -p "$copy"
sources | tar --null --ignore-failed-read -cf - -T - 2>/dev/null |
    tar -xf - -C "$copy"
mkdir -p "$copy/web/node_modules"
cp -rp web/node_modules/htm web/node_modules/@fluent web/node_modules/@fontsource \
    web/node_modules/esbuild web/node_modules/@esbuild web/node_modules/.package-lock.json \
    "$copy/web/node_modules/"
touch "$copy/web/node_modules/.package-lock.json" # newer than its lock

offline= # a network of its own, with nothing in it, where that is allowed
if unshare -rn true 2>/dev/null; then
    offline='unshare -rn'
fi
cd "$copy"
if ! SOURCE_DATE_EPOCH=$(dpkg-parsechangelog -S Timestamp) \
    $offline dpkg-buildpackage -b -us -uc >"$out/log" 2>&1; then
    tail -n 40 "$out/log" >&2
    echo "The whole of it is in $out/log" >&2
    exit 1
fi
cd "$out"
rm -rf "$copy"
lintian --allow-root --fail-on error --profile debian ./*.changes
ls -- *.deb
