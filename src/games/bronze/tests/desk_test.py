#!/usr/bin/env python3
"""The terminal shows Bronze: long sentences are cut in sight. Called with the
path of the program."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../../tests/term"))
from terminal import Checks, Terminal

PROGRAM = os.path.abspath(sys.argv[1])
checks = Checks()
check = checks.check

# -- Words that do not fit: the cut is seen, and the choice is told in whole -------------
for args, cut in [([], "…"), (["--ascii"], "~")]:
    window = Terminal(PROGRAM, "bronze", "--seed", "3", "--players", "human,random", *args)
    for move in ["take 1", "place", "settle T", "take 1", "place"]:
        check(window.wait("Red: ", "A  " + move), f"no way to: {move}")
        window.keys("Enter")
    check(window.wait("Red: ", f"Settle a herder on grasslands spot{cut}"), "a cut is not seen")
    window.type("D")
    check(window.wait("with Domestication, leaving"), "the choice is not told")
    window.type("s")
    check(window.wait("provinces  ", "routes  ", "(city points)"), "no table of scores")
    window.close()

checks.finish()
