#!/usr/bin/env python3
"""The conversation in lines, through a pipe: a whole match of every game is told in
sentences. Called with the path of the program."""
import os, re, subprocess, sys, tempfile
sys.path.insert(0, os.path.dirname(__file__))
from terminal import Checks, GAMES

PROGRAM = os.path.abspath(sys.argv[1])
checks = Checks()
check = checks.check
home = tempfile.TemporaryDirectory()
ENV = {**os.environ, "HOME": home.name, "XDG_DATA_HOME": home.name}


def talk(args, lines):
    return subprocess.run([PROGRAM, "play", "--plain", *args], input="\n".join(lines) + "\n", capture_output=True,
                          text=True, timeout=120, env=ENV)


def is_sentence(line):
    line = re.sub(r"^\w+> ", "", line)  # what was asked stands before what is answered
    line = re.sub(r" \[[^\]]*\]$", "", line)
    return re.match(r"([A-Z]|\d+\. [A-Z]|\d+ \w)", line) and line[-1] in ".?" or line == ""


for game in GAMES:
    done = talk([game, "--seed", "5", "--players", "human,random"], ["1"] * 6000)
    check(done.returncode == 0 and "The game is over." in done.stdout, f"{game}: the match does not end")
    check(done.stdout.count("it is your turn: ") > 10, f"{game}: nothing is asked")
    check("Choose a move." not in done.stdout, f"{game}: a question in general terms")
    check("\033" not in done.stdout, f"{game}: escape sequences in a pipe")
    result = done.stdout[done.stdout.index("The game is over."):].splitlines()
    check(sum(bool(re.search(r" has \d+ points? in total and is in place \d", line)) for line in result) == 2,
          f"{game}: no scores in sentences: {result}")
    # Nothing is drawn, nothing is notation: every line is a sentence, and a choice
    # has behind it, in brackets, what can be typed.
    odd = [line for line in done.stdout.splitlines() if line and not is_sentence(line)]
    check(not odd, f"{game}: lines that are no sentences: {odd[:3]}")
    offers = re.findall(r"^\d+\. .*$", done.stdout, re.M)
    check(offers and all(re.search(r"\.( \[[\w .,?-]+\])$", line) for line in offers), f"{game}: choices without their words")

checks.finish()
