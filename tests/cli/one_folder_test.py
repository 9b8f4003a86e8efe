#!/usr/bin/env python3
"""A game is one folder: no file outside src/games/GAME names the game. Called with the
path of the program, which it does not need, from the root of the project."""
import os, re, subprocess, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from checks import Checks, GAMES

checks = Checks()
check = checks.check

# The list of games, and what people read: pages, and the descriptions and examples
# with which somebody begins who has not seen the games.
MAY = ("src/games/games.def", "README.md", "NEWS.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/", "examples/",
       "debian/control", "packaging/mudbrick.desktop", "src/lib/mudbrick.h", "python/mudbrick/__init__.py")


def files():
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], capture_output=True, text=True, check=True)
    return [path for path in listed.stdout.splitlines() if not path.startswith(MAY) and os.path.isfile(path)]


def finder(path):
    """What finds names in a file: of any case, also as a part of a longer name, so of
    halma also Halma, halma_table and HALMA-1, but not halmas."""
    names = [game for game in GAMES if not path.startswith(f"src/games/{game}/")]
    return re.compile(r"(?<![a-z0-9])(%s)(?![a-z0-9])" % "|".join(names), re.I)


read = files()
check(len(read) > 500, f"only {len(read)} files are read")
for path in read:
    named = finder(path)
    check(not named.search(path), f"{path} is named after a game")
    with open(path, encoding="utf-8", errors="replace") as f:
        for number, line in enumerate(f, 1):
            check(not named.search(line), f"{path}:{number} names a game: {line.strip()[:120]}")
for game in GAMES:
    check(os.path.isdir(f"src/games/{game}"), f"{game} has no folder")
checks.finish()
