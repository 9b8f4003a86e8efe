#!/usr/bin/env python3
"""Monuments in lines: its pieces are explained. Called with the path of the program."""
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


done = talk(["monuments", "--seed", "1"], ["explain bridge", "quit"])
check("Bridges" in done.stdout or "bridge" in done.stdout, "a bridge is not explained")

checks.finish()
