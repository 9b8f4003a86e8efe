#!/usr/bin/env python3
"""Levels of bots are one table: no other file of the program names one. Files of
words may, and pages for people. Called with the path of the program."""
import os, re, subprocess, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from checks import Checks

PROGRAM = os.path.abspath(sys.argv[1])
CODE = (".c", ".h", ".js", ".mjs", ".py", ".sh", ".def", ".html", ".json", ".ts", ".cmake")
FOLDERS = ("src", "web", "python", "examples", "tools", "packaging", "cmake")
TABLE = "src/search/level.c"
WORDS = ("web/words/", "/words/")
checks = Checks()
check = checks.check


def names_in_help():
    said = subprocess.run([PROGRAM, "help", "arena"], capture_output=True, text=True).stdout
    return re.findall(r"^  (\w+) .*\(mcts:iterations=", said, re.M)


def files():
    for top in FOLDERS:
        for folder, below, names in os.walk(top):
            below[:] = [name for name in below if name not in ("node_modules", "content", "tests")]
            yield from (os.path.join(folder, name) for name in names if name.endswith(CODE))


names = names_in_help()
check(len(names) >= 2, f"the levels are {names}")
with open(TABLE) as f:
    table = f.read()
check(all(f'{{"{name}"' in table for name in names), f"{TABLE} does not have {names}")
# A word in quotes, or in a list or an address; "dateStyle" is the browser's affair.
level = re.compile(r"""["'`=,](%s)["'`,&]|\b(%s), (%s)\b""" % (("|".join(names),) * 3))
for path in files():
    if path == TABLE or any(words in path for words in WORDS):
        continue
    with open(path, encoding="utf-8", errors="replace") as f:
        for number, line in enumerate(f, 1):
            check(not level.search(line) or "dateStyle" in line, f"{path}:{number} names a level: {line.strip()}")
checks.finish()
