#!/usr/bin/env python3
"""One seed, one match: what `trace` deals and decides is what `play`, an arena, the
library and a batch deal, move for move (docs/records.md, Seeds). Called with the build
folder and the path of the program."""
import json, os, re, subprocess, sys, tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, ".."), os.path.join(HERE, "../../python")]
from checks import Checks

BUILD, PROGRAM = (os.path.abspath(path) for path in sys.argv[1:3])
os.environ["MUDBRICK_LIBRARY"] = BUILD + "/libmudbrick.so.1"
import mudbrick

checks = Checks()
check = checks.check
SEED = 7


def run(args, words=""):
    return subprocess.run([PROGRAM, *args], input=words, capture_output=True, text=True, timeout=300)


def traced(game, seed, matches=1):
    """Of each match its seed, and its decisions: how many were possible, who made which."""
    found = []
    for line in run(["trace", game, "--seed", str(seed), "--matches", str(matches)]).stdout.splitlines():
        line = json.loads(line)
        if "match" in line:
            found.append((line["seed"], []))
        elif "move" in line:
            found[-1][1].append((len(line["moves"]), line["seat"], line["move"]))
    return found


def recorded(text):
    """The seed of a record, and its moves without the names of seats."""
    moves = [line.partition(": ")[::2] for line in text.split("\n\n")[1].splitlines()]
    return int(re.search(r"^seed (\d+)$", text, re.M).group(1)), [(who == "chance", move) for who, move in moves]


def plain(decisions):
    return [(seat == "chance", move) for _, seat, move in decisions]


def agree_until_somebody_decides_otherwise(one, other):
    for (was_chance, a), (is_chance, b) in zip(one, other):
        if a != b:
            return not was_chance and not is_chance
    return True


def read(path):
    with open(path) as f:
        return f.read()


with tempfile.TemporaryDirectory() as home:
    for game in mudbrick.games():
        (seed, first), (later, second) = traced(game, SEED, 2)
        match = plain(first)
        check(seed == SEED and later != SEED, f"{game}: the seeds of a trace")
        check(traced(game, later) == [(later, second)], f"{game}: a later match is not the one of its own seed")

        # A person decides as the trace did, the player beside it moves at random.
        path = os.path.join(home, game + ".record")
        words = [move for _, seat, move in first if seat == 0][:-2]
        done = run(["play", game, "--plain", "--seed", str(SEED), "--players", "human,random"],
                   "\n".join([*words, f"save {path}", "quit", ""]))
        check(os.path.exists(path), f"{game}: play did not come to save: {done.stdout[-300:]}{done.stderr}")
        seed, played = recorded(read(path))
        check(seed == SEED and played == match[:len(played)] and len(played) > len(match) * 3 // 4,
              f"{game}: play deals otherwise than trace")

        # An arena: the first match of each set, and the same deal in every rotation.
        folder = os.path.join(home, game)
        run(["arena", game, "--bots", "random,random", "--sets", "2", "--seed", str(SEED), "--out", folder])
        records = [recorded(read(os.path.join(folder, name))) for name in sorted(os.listdir(folder))
                   if name.endswith(".record")]
        check(records[0] == (SEED, match), f"{game}: an arena plays otherwise than a trace")
        check(records[2] == (later, plain(second)), f"{game}: the second set is another match")
        check(records[1][0] == SEED and records[1][1] != match
              and agree_until_somebody_decides_otherwise(records[1][1], match), f"{game}: a rotation has another chance")

        # The library, told the decisions; a batch, left to itself.
        table = mudbrick.Table(game)
        one = table.match(SEED)
        for _, seat, move in first:
            if seat != "chance":
                one.step(move)
        check(one.over and recorded(one.record()) == (SEED, match), f"{game}: the library deals otherwise")
        batch = table.batch(2, SEED)
        for count, seat, _ in first:
            if seat != "chance":
                check(int(batch.seat[0]) == seat and sum(bytes(batch.mask)[:mudbrick.ACTIONS]) == count,
                      f"{game}: a batch plays otherwise")
                batch.step([-1, -1])
        check(bytes(batch.done)[0] == 1, f"{game}: a batch does not end where the match ends")

checks.finish()
