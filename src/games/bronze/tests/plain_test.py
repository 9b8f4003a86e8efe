#!/usr/bin/env python3
"""Bronze in lines: a city is explained, and a player that breaks is replaced. Called
with the path of the program."""
import os, subprocess, sys, tempfile
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../../tests/term"))
from terminal import Checks

PROGRAM = os.path.abspath(sys.argv[1])
checks = Checks()
check = checks.check
home = tempfile.TemporaryDirectory()
ENV = {**os.environ, "HOME": home.name, "XDG_DATA_HOME": home.name}


def talk(args, lines):
    return subprocess.run([PROGRAM, "play", "--plain", *args], input="\n".join(lines) + "\n", capture_output=True,
                          text=True, timeout=120, env=ENV)


done = talk(["bronze", "--seed", "1"], ["explain Assur", "rules two pairs", "quit"])
check("Example: Knossos pairs Bronze Castings with Masonry" in done.stdout, "an example is not found")
check("1 point for each province: Assur" in done.stdout and "The city Assur: 1 for each province." in done.stdout, "a city is not explained")

done = talk(["bronze", "--seed", "2", "--players", "human,faulty:every=2"], ["1"] * 3 + ["end"] + ["1", "random"] * 400)
check("made a move that is not legal. Who plays on for Blue?" in done.stdout, "a broken player is not told")
check("The game is over." in done.stdout, "a broken player ends the match")

checks.finish()
