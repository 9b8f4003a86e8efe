#!/usr/bin/env python3
"""The example bots are short, keep to the protocol, and play better than by lot.
Called with the path of the program."""
import json, os, shutil, subprocess, sys, tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from checks import Checks, GAME

PROGRAM = os.path.abspath(sys.argv[1])
checks = Checks()
check = checks.check


def run(*args):
    return subprocess.run([PROGRAM, *args], capture_output=True, text=True, timeout=300)


with tempfile.TemporaryDirectory() as home:
    built = os.path.join(home, "bot")
    done = subprocess.run(["cc", "-std=c17", "-Wall", "-Wextra", "-Werror", "-O1", "-o", built, "examples/bot.c"],
                          capture_output=True, text=True)
    check(done.returncode == 0, f"bot.c does not compile: {done.stderr}")
    bots = {"bot.c": built, "bot.py": "python3 examples/bot.py"}
    if shutil.which("node"):
        bots["bot.mjs"] = "node examples/bot.mjs"
    for name, command in bots.items():
        with open(os.path.join("examples", name)) as f:
            check(len(f.readlines()) < 120, f"{name} is too long for an example")
        done = run("bot", "--check", command, "--move-time", "1000")
        check(done.returncode == 0, f"{name}: {done.stdout}{done.stderr}")
        done = run("arena", GAME, "--bots", f"exec:{command},random", "--sets", "8", "--seed", "4", "--json", "--out",
                   os.path.join(home, name + ".arena"))
        players = json.loads(done.stdout)["players"]
        check(players[0]["win_share"] > 0.5 and players[0]["forfeits"] == 0, f"{name} wins {players[0]['win_share']}")
checks.finish()
