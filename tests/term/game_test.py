#!/usr/bin/env python3
"""Plays a whole match of every game in real terminals of three sizes, with a
change of size in the middle. Called with the path of the program."""
import itertools, json, os, subprocess, sys, time
sys.path.insert(0, os.path.dirname(__file__))
from terminal import Checks, LONGEST, Terminal

PROGRAM = os.path.abspath(sys.argv[1])
checks = Checks()
check = checks.check

# The game, and keys for any decision: the first choice, or the last one, which
# passes and lets a long game end sooner.
GAMES = [(game["name"], game["title"], ["NPage"] * 3 * (game["name"] == LONGEST) + ["Enter"])
         for game in json.loads(subprocess.check_output([PROGRAM, "games", "--json"]))["games"]]
SIZES = [(80, 24), (100, 30), (160, 50)]


def play_to_the_end(window, keys):
    end = time.monotonic() + 120
    while time.monotonic() < end:
        window.keys(*keys * 50)
        if "The game is over" in window.settle():
            return True
    return False


for (game, title, keys), (cols, rows) in itertools.product(GAMES, SIZES):
    window = Terminal(PROGRAM, game, "--seed", "7", "--players", "human,random", cols=cols, rows=rows)
    shown = window.wait(title, "Board", "Enter take")
    check(shown and max(len(line) for line in shown.splitlines()) <= cols, f"{game} {cols}: does not fit {cols} columns")
    check(shown and len(shown.splitlines()) == rows, f"{game} {cols}: does not fill {rows} rows")
    window.keys("Enter", "Enter")
    # Smaller than it can be, then another size, then as it was.
    window.resize(60, 20)
    check(window.wait("needs 80 columns", "there are 60 and 20"), f"{game} {cols}: a small window is not told")
    window.resize(90, 26)
    shown = window.wait(title, "Board")
    check(shown and len(shown.splitlines()) == 26, f"{game} {cols}: no other size")
    window.resize(cols, rows)
    check(window.wait(title, "Board"), f"{game} {cols}: not back to its size")
    check(play_to_the_end(window, keys), f"{game} {cols}: the match does not end:\n{window.screen()}")
    check(window.wait("won. s shows the scores", "look back"), f"{game} {cols}: the winner is not told")
    window.keys("s")
    check(window.wait("The result", "total", "place"), f"{game} {cols}: no score sheet")
    window.keys("q")
    window.keys("q", "y")
    shown = window.wait("ended with", " echo")
    check(shown and "ended with 0" in shown, f"{game} {cols}: the terminal is not given back: {shown}")
    window.close()

checks.finish()
