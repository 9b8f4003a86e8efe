#!/usr/bin/env python3
"""What a bot is told of a match is what the library tells its seat of the same
match: moves, facts, points and questions. Called with the build folder and the path of the
program."""
import glob, json, os, subprocess, sys, tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, ".."))
sys.path.insert(0, os.path.join(HERE, "../../python"))
from checks import Checks

BUILD, PROGRAM = (os.path.abspath(path) for path in sys.argv[1:3])
os.environ["MUDBRICK_LIBRARY"] = BUILD + "/libmudbrick.so.1"
import mudbrick

BOT = os.path.join(HERE, "../bots/facts.py")
checks = Checks()
check = checks.check


def play(game, home):
    """One match, played by two of them; the path of its record."""
    out = os.path.join(home, "out")
    done = subprocess.run([PROGRAM, "arena", game, "--bots", f"exec:{BOT} {home},exec:{BOT}  {home}", "--sets", "1",
                           "--seed", "6", "--out", out, "--memory", "0"], capture_output=True, text=True, timeout=300)
    check(done.returncode == 0 and "forfeit" not in done.stdout, f"{game}: {done.stdout}{done.stderr}")
    return os.path.join(out, "000001-1.record")


def play_again(game, record):
    """The same match in the library, and what each seat was asked."""
    with open(record) as f:
        head, _, moves = f.read().partition("\n\n")
    seed = next(line.split()[1] for line in head.splitlines() if line.startswith("seed "))
    match = mudbrick.Table(game).match(int(seed))
    asked = {seat: [] for seat in range(match.table.seats)}
    for line in moves.splitlines():
        seat, _, move = line.partition(": ")
        if seat != "chance":
            asked[match.seat].append(match.question())
            match.step(move)
    return match, asked


def named(table, entry):
    seat = entry["seat"]
    return {**entry, "seat": table.names[seat] if isinstance(seat, int) else seat}


for game in mudbrick.games():
    with tempfile.TemporaryDirectory() as home:
        match, asked = play_again(game, play(game, home))
        logs = {seat: [named(match.table, entry) for entry in match.log(seat)] for seat in range(match.table.seats)}
        found = 0
        for path in glob.glob(home + "/*.json"):
            with open(path) as f:
                told = json.load(f)
            if told["log"] == logs[told["seat"]]:
                found += (told["points"] == match.points(told["seat"]) and told["asked"] == asked[told["seat"]]
                          and all("is" in question for question in told["asked"]))
        check(match.over and found == match.table.seats, f"{game}: {found} bots were told what the library tells")
checks.finish()
