#!/usr/bin/env python3
"""The arena: does not depend on threads, goes on where it was interrupted,
keeps records that replay, and copes with players that go wrong. Called with the
path of the program."""
import filecmp, glob, json, os, signal, subprocess, sys, tempfile, time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from checks import Checks, GAME

PROGRAM = os.path.abspath(sys.argv[1])
checks = Checks()
check = checks.check


def arena(folder, *args):
    done = subprocess.run([PROGRAM, "arena", GAME, "--seed", "1", "--out", folder, *args],
                          capture_output=True, text=True, timeout=120)
    return done


def same(a, b):
    names = sorted(os.listdir(a))
    return names == sorted(os.listdir(b)) and all(
        filecmp.cmp(os.path.join(a, name), os.path.join(b, name), shallow=False) for name in names)


with tempfile.TemporaryDirectory() as home:
    at = lambda name: os.path.join(home, name)
    three = ["--bots", "greedy,mcts:iterations=10,cut=5,random", "--sets", "6"]
    one = arena(at("one"), *three, "--json")
    two = arena(at("two"), *three, "--threads", "2", "--json")
    check(one.returncode == 0 and one.stdout == two.stdout, "two threads give another result")
    check(same(at("one"), at("two")), "two threads leave other files")
    rows = json.loads(one.stdout)["players"]
    check([row["name"] for row in rows] == ["greedy", "mcts:iterations=10,cut=5", "random"], "the names of the players")
    for row in rows:
        check(row["win_share_low"] <= row["win_share"] <= row["win_share_high"], "an interval without its mean")
        check(row["matches"] == 18, "six sets of three are 18 matches")
        check({"mean_place", "mean_score", "rating"} <= set(row), "a row lacks a number")
    check(abs(sum(row["win_share"] for row in rows) - 1) < 1e-3, "the wins do not add up")
    records = sorted(glob.glob(at("one/*.record")))
    check(len(records) == 18, "a match without a record")
    for record in records:
        done = subprocess.run([PROGRAM, "replay", "--check", record], capture_output=True, text=True, timeout=60)
        check(done.returncode == 0, f"{record} does not replay: {done.stderr}")
    first = [open(record).read().split("\n\n")[1].split("\n")[:6] for record in records[:3]]
    check(first[0] == first[1] == first[2], "the rotations of a set have another deal")

    # A folder is never written over, and only goes on with the same plan.
    check(arena(at("one"), *three).returncode == 2, "a folder was written over")
    check(arena(at("one"), "--bots", "random,random", "--resume").returncode == 2, "another plan went on in a folder")
    again = arena(at("one"), *three, "--resume", "--json")
    check(again.stdout == one.stdout, "a finished arena changes when resumed")
    # Cut off in the middle of a line: the rest is played again.
    lines = open(at("one/results.txt")).read()
    open(at("one/results.txt"), "w").write(lines[: len(lines) // 2])
    check(arena(at("one"), *three, "--resume", "--json").stdout == one.stdout, "a cut arena ends otherwise")
    check(same(at("one"), at("two")), "a cut arena leaves other files")

    # Ctrl-C finishes the matches in play; --resume goes on.
    long = ["--bots", "mcts:iterations=60,mcts:iterations=60", "--sets", "40"]
    running = subprocess.Popen([PROGRAM, "arena", GAME, "--seed", "1", "--out", at("long"), *long],
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    deadline = time.time() + 60
    while time.time() < deadline and len(glob.glob(at("long/*.record"))) < 2:
        time.sleep(0.02)
    running.send_signal(signal.SIGINT)
    out, said = running.communicate(timeout=60)
    check(running.returncode == 0 and "--resume" in said, f"an interrupted arena does not tell how to go on: {said}")
    count = len(open(at("long/results.txt")).read().split("\n\n")[1].splitlines())
    check(2 <= count < 80 and count == len(glob.glob(at("long/*.record"))), "an interrupted arena lost matches")

    # Who goes wrong loses, and everybody else goes on.
    faulty = json.loads(arena(at("faulty"), "--bots", "faulty:every=5,random", "--sets", "10", "--json").stdout)
    check(faulty["players"][0]["forfeits"] > 10 and faulty["players"][0]["win_share"] < 0.2, "who goes wrong must lose")
    check(faulty["players"][1]["forfeits"] == 0, "somebody else forfeited")
    text = [open(record).read() for record in glob.glob(at("faulty/*.record"))]
    check(any("forfeit red answered an illegal move at move" in words for words in text), "no reason in the record")

    # A player against itself; a question that is soon decided.
    mirror = json.loads(arena(at("mirror"), "--bots", "random,random,random", "--sets", "60", "--json").stdout)
    for row in mirror["players"]:
        check(row["win_share_low"] - 0.05 <= 1 / 3 <= row["win_share_high"] + 0.05, "a mirror match is not even")
    strong = arena(at("sprt"), "--bots", "greedy,random", "--sets", "500", "--sprt", "0,50", "--json")
    result = json.loads(strong.stdout)
    check(strong.returncode == 0 and result["verdict"] == "elo1" and result["sets"] < 500, "greedy is not found stronger")
    weak = arena(at("sprt0"), "--bots", "random,greedy", "--sets", "500", "--sprt", "0,50", "--json")
    check(weak.returncode == 1 and json.loads(weak.stdout)["verdict"] == "elo0", "random is found stronger")

    # A ladder: every rung is an arena, with those who think longer on every other seat.
    climb = ["--ladder", "3,15", "--bots", "mcts:cut=5", "--sets", "3"]
    rungs = arena(at("ladder"), *climb, "--json")
    told = json.loads(rungs.stdout)
    check([(r["iterations"], r["against"]) for r in told["rungs"]] == [(6, 3), (12, 6)], "the rungs of a ladder")
    check(told["seats"] == 2 and told["player"] == "mcts:cut=5", "what a ladder says of itself")
    pair = arena(at("pair"), "--bots", "mcts:cut=5,iterations=12,mcts:cut=5,iterations=6", "--sets", "3", "--json")
    check(same(at("ladder/12"), at("pair")), "a rung is not the arena of its two players")
    check(told["rungs"][1]["win_share"] == json.loads(pair.stdout)["players"][0]["win_share"], "the share of a rung")
    four = json.loads(arena(at("four"), *climb, "--seats", "4", "--threads", "2", "--json").stdout)
    check([r["matches"] for r in four["rungs"]] == [12, 12], "three sets of four are 12 matches")
    bots = "mcts:cut=5,iterations=6,mcts:cut=5,iterations=3"
    whole = json.loads(arena(at("whole"), "--bots", f"{bots},{bots}", "--sets", "3", "--json").stdout)["players"]
    both = whole[0]["win_share"] + whole[2]["win_share"]
    check(abs(four["rungs"][0]["win_share"] - both) < 2e-4, "those who think longer win together")
    table = arena(at("ladder"), *climb, "--resume")
    check(table.returncode == 0 and "12 against 6" in table.stdout, f"a ladder as a table: {table.stdout}")
    # Where more thought always loses, the answer is no.
    head, _ = open(at("ladder/6/results.txt")).read().split("\n\n")
    open(at("ladder/6/results.txt"), "w").write(head + "\n\n" + "2 1 0 1 0\n1 2 1 0 0\n" * 3)
    worse = arena(at("ladder"), *climb, "--resume", "--json")
    check(worse.returncode == 1 and json.loads(worse.stdout)["rungs"][0]["win_share"] == 0, "more thought lost unnoticed")

    for args, words in [(["--ladder", "5"], "two numbers"), (["--ladder", "5,9"], "at least twice"),
                        (["--ladder", "5,20", "--bots", "greedy"], "no parameter iterations"),
                        (["--ladder", "5,20", "--bots", "mcts,mcts"], "one player"),
                        (["--ladder", "5,20", "--seats", "3"], "even number"),
                        (["--ladder", "5,20", "--sprt", "0,50"], "leave --sprt out"),
                        ([], "--bots"), (["--bots", "greedy"], "1 seat does not fit"), (["--bots", "greedy,deepblue"], "deepblue"),
                        (["--bots", "greedy,random", "--sprt", "5"], "two numbers"),
                        (["--bots", "greedy,random", "--seats", "3"], "2 players for 3 seats")]:
        done = arena(at("wrong"), *args)
        check(done.returncode == 2 and words in done.stderr, f"arena {args}: {done.stderr}")
    check(not os.path.exists(at("wrong")), "a refused arena left a folder")

checks.finish()
