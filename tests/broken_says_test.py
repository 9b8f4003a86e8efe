#!/usr/bin/env python3
"""A test of a game that is wrong names the game, the set-up, the seed, the move, the
seat and the command that shows the position; if it was fuzzing, the input as well.
Called with the program and with tests of a broken game."""
import os, re, shlex, subprocess, sys, tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from checks import Checks, GAME

PROGRAM, *TESTS = (os.path.abspath(path) for path in sys.argv[1:])
CONTENT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "src", "games", GAME)
checks = Checks()
check = checks.check


def run(home, how, *args):
    return subprocess.run(args, capture_output=True, text=True, cwd=home, timeout=300,
                          env={**os.environ, "BROKEN": how})


def shows(said, name):
    """The command that is named shows the position before the wrong move, which is legal there."""
    where = re.search(rf"  {GAME} seats=\d.*, seed \d+, after (\d+) moves, to move: (.+)", said)
    then = re.search(r"  then (\w+): (.+)", said)
    command = re.search(r"look at it: mudbrick (show .+)", said)
    check(where and then and command, f"{name}: {said}")
    if not (where and then and command):
        return
    check(then.group(1) in where.group(2).split(), f"{name}: {said}")
    shown = subprocess.run([PROGRAM, *shlex.split(command.group(1))], capture_output=True, text=True)
    check(shown.returncode == 0 and shown.stdout, f"{name}: {shown.stderr}")
    listed = subprocess.run([PROGRAM, *shlex.split(command.group(1).replace("show", "moves", 1))],
                            capture_output=True, text=True)
    check(then.group(2) in listed.stdout, f"{name}: {then.group(2)} is not in {listed.stdout}{listed.stderr}")


for test in TESTS:
    name = os.path.basename(test)
    for how in "number", "assert":
        with tempfile.TemporaryDirectory() as home:
            seeds = [CONTENT] if "content" in name else []
            done = run(home, how, test, *seeds)
            check(done.returncode != 0, f"{name} does not fail")
            check(("Assertion" in done.stderr) == (how == "assert"), f"{name}: {done.stderr}")
            shows(done.stderr, f"{name} {how}")
            if "fuzz" not in name:
                continue
            alone = re.search(r"  this input alone: (.+)", done.stderr)
            check(alone, f"{name}: {done.stderr}")
            again = run(home, how, *shlex.split(alone.group(1))) if alone else done
            check(again.returncode != 0, f"{name}: the input fails no more")
            shows(again.stderr, f"{name} {how} alone")
checks.finish()
