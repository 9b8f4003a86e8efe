#!/usr/bin/env python3
"""The terminal shows Monuments: where its large board begins. Called with the
path of the program."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../../tests/term"))
from terminal import Checks, Terminal

PROGRAM = os.path.abspath(sys.argv[1])
checks = Checks()
check = checks.check

# -- A board that is larger than the window begins where the player is ----------------
window = Terminal(PROGRAM, "monuments", "--seed", "3", "--players", "human,random")
check(window.wait("Greece: ", "keep ", "to choose: quest"), "the board does not begin at what is to be chosen")
window.close()

checks.finish()
