#!/usr/bin/env python3
"""Plays whole matches through the prompt, as a person would, and checks what
the program says. Called with the path of the program."""
import json, os, re, subprocess, sys, tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../../tests"))
from checks import Checks

PROGRAM = os.path.abspath(sys.argv[1])
checks = Checks()
check = checks.check


def run(args, text="", **env):
    return subprocess.run([PROGRAM, *args], input=text, capture_output=True, text=True,
                          timeout=120, env={**os.environ, **env})


def play(words, *args):
    if "--players" not in args:
        args += ("--players", "human,random")
    return run(["play", "empire", *args], "\n".join(words) + "\n")


# A whole match by numbers: always the first move.
done = play(["1"] * 500, "--seed", "1", "--players", "human,random,human")
check(done.returncode == 0 and "place" in done.stdout, "a match by numbers does not end")
check("\033" not in done.stdout, "colours without a terminal")
check("The game is over." in done.stdout, "the end is not told")

# The same seed and answers, the same match.
again = play(["1"] * 500, "--seed", "1", "--players", "human,random,human")
check(again.stdout == done.stdout, "the same seed gives another match")

# Words, first letters, and what is no move.
done = play(["help", "take 9", "neutral A5", "board", "moves", "score", "quit", "quit"], "--seed", "1")
for words in ["save FILE", 'There is no move "take 9"', "Red places a neutral army on A5.", "total", "not saved"]:
    check(words in done.stdout, f"missing at the prompt: {words}")

# Undo: an open move can be taken back with the answer to it, a deal cannot.
done = play(["undo", "1", "undo", "quit", "quit"], "--seed", "1")
check("Nothing can be taken back: Red has not moved yet." in done.stdout, "what was not done is undone")
check("Taken back." in done.stdout, "an open move cannot be undone")

# Alone, who asks twice goes past what was shown.
done = play(["1"] * 14 + ["undo", "undo", "quit", "quit"], "--seed", "1", "--players", "human,random")
check("since. Ask again to take it back all the same" in done.stdout, "taking back past a deal is not offered")
check("Taken back." in done.stdout, "alone a deal is not taken back")

# A bid cannot be changed, one's own no more than another's.
done = play(["1"] * 10 + ["bid 0", "undo", "quit", "quit"], "--seed", "1", "--players", "human,human")
check("made a secret choice" in done.stdout, "a bid was undone")

# Others' bids are not shown to the person at the screen.
done = play(["1"] * 10 + ["bid 7", "board"], "--seed", "1", "--players", "human,human")
check("Red makes a bid in secret." in done.stdout and "Red bids 7 coins" not in done.stdout, "a bid is told to all")

# Hints are moves.
done = play(["hint", "quit"], "--seed", "1")
shares = [int(share) for share in re.findall(r"^\d\. Place a neutral army on .*\. \[neutral A\d+\]\nIt wins about (\d+) of 100 games, with about \d+ points to \d+", done.stdout, re.M)]
check(len(shares) == 3 and shares == sorted(shares, reverse=True), f"no three hints, or not the best first: {shares}")

# Levels are players, and see no more than their seat may.
done = play(["1"] * 300, "--seed", "1", "--players", "human,easy,medium")
check("The game is over." in done.stdout, "a match against levels does not end")

with tempfile.TemporaryDirectory() as folder:
    record = os.path.join(folder, "game.record")
    # Saved, continued, finished and checked.
    done = play(["1"] * 30 + [f"save {record}", "quit"], "--seed", "2")
    check("Saved." in done.stdout and done.returncode == 0, "not saved")
    moves = int(re.search(r"^moves (\d+)$", open(record).read(), re.M).group(1))
    done = run(["play", record, "--seed", "3", "--players", "human,random"], "1\n" * 400)
    check("The game is over." in done.stdout, "a saved game cannot be finished")
    # Every command reads it.
    position = run(["replay", record]).stdout
    check(run(["view", record]).stdout == position, "view and replay disagree")
    check(run(["view", "-"], position).stdout == position, "a position changes when read back")
    check(json.loads(run(["view", "--seat", "1", record]).stdout)["viewer"] == "blue", "no viewer in a view")
    seen = run(["view", "--seat", "blue", "--to", "17", record]).stdout
    check('"bid":{"red":"?","blue":"none"}' in seen, f"the bid of red is seen: {seen[-300:]}")
    check('"bid":{"red":"?","blue":"none"}' in run(["view", "--seat", "nobody", "--to", "17", record]).stdout,
          "a spectator sees a bid")
    check(run(["view", "--seat", "blue", "-"], seen).stdout == seen, "a view changes when read back")
    check(run(["view", "--seat", "red", "-"], seen).returncode == 2, "a view was shown to another seat")
    check(run(["moves", "-"], seen).stdout.count("blue: bid") == 15, "the moves from a view are others")
    changes = run(["replay", "--changes", record]).stdout
    check(f"{moves}. " in changes and "coins" in changes, "no changes are told")
    for command in ["show", "score", "moves"]:
        check(run([command, record]).returncode == 0, f"{command} does not read a record")
    check(run(["score", "--json", record]).stdout.startswith('{"places"'), "score --json")

# A trace: every position follows from the one before; every position is read.
lines = [json.loads(line) for line in run(["trace", "empire", "--seats", "3", "--seed", "7", "--set", "map=B",
                                           "--set", "tokens=on", "--matches", "5"]).stdout.splitlines()]
heads = [line for line in lines if "match" in line]
check([head["match"] for head in heads] == list(range(5)), "five matches have five heads")
check(heads[0]["setup"] == {"seats": 3, "map": "B", "tokens": "on", "tie": "0", "other_printing": "off",
                            "full_game": "off"}, "the set-up of the trace")
for line in lines:
    if "move" in line:
        check(line["move"] in line["moves"], "a move that is not legal")
        check((line["seat"] == "chance") == ("weights" in line), "weights are chance's")
ends = [line for line in lines if "places" in line]
check(len(ends) == 5 and all(min(end["places"].values()) == 1 for end in ends), "a match without a winner")
for end in ends:
    for score in end["scores"].values():
        check(score["total"] == sum(line["points"] for line in score["lines"]), "a total is not the sum")
for line in [line for line in lines if "position" in line][0:200:20]:
    position = json.dumps(line["position"], separators=(",", ":")) + "\n"
    check(run(["view", "-"], position).stdout == position, "a position of the trace is not read back")

# Commands print help, and the numbers that were promised.
for command in "games play trace show moves view score replay perft bench arena content help".split():
    done = run([command, "--help"])
    check(done.returncode == 0 and done.stdout.startswith(f"mudbrick {command}"), f"{command} --help")
figures = json.loads(run(["bench", "empire", "--json", "--seconds", "1", "--seed", "1"]).stdout)
for key in ["decisions_per_second", "ns_per_decision", "ns_per_state_copy", "matches_per_second", "state_bytes",
            "decisions_per_match", "guided_decisions_per_second", "guided_decisions_per_match"]:
    check(figures[key] > 0, f"bench --json lacks {key}")
figures = json.loads(run(["bench", "empire", "--search", "--json", "--seconds", "1", "--seed", "1"]).stdout)
check(figures["iterations_per_second"] > 0 and figures["iterations_per_second_guided"] > 0 and figures["bytes_per_node"] == 32, "bench --search")
check(run(["perft", "empire", "--depth", "2"]).stdout == "1332\n", "perft of two deals is 37 x 36")
check(len(run(["perft", "empire", "--depth", "2", "--divide"]).stdout.splitlines()) == 38, "perft --divide")

checks.finish()
