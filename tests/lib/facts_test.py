#!/usr/bin/env python3
"""Facts by way of the library: each is as the game's table says, and holds nothing
that whoever is told may not know. Called with the build folder and the path of the
program."""
import os, random, subprocess, sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, ".."))
sys.path.insert(0, os.path.join(HERE, "../../python"))
from checks import Checks
from facts import Facts

BUILD, PROGRAM = (os.path.abspath(path) for path in sys.argv[1:3])
os.environ["MUDBRICK_LIBRARY"] = BUILD + "/libmudbrick.so.1"
import mudbrick

checks = Checks()
check = checks.check


def told_of(match, seat):
    """All facts that a seat is told about the match as it stands."""
    yield from (entry["fact"] for entry in match.log(seat))
    yield from (line["why"] for score in match.points(seat) for line in score["lines"] if line["why"])


def are_documented(table, facts, seed):
    match, lots = table.match(seed), random.Random(seed)
    while not match.over:
        for action in match.legal():
            fact = match.fact(action)
            check(not (problem := facts.problem(fact)), f"{table.game}: {match.text(action)}: {problem}")
        check(match.fact(match.moves()[0]) == match.fact(match.legal()[0]), "a move in words has another fact")
        match.step(lots.choice(match.legal()))
    for seat in [*range(table.seats), -1]:
        log = match.log(seat)
        check(len(log) == match.count, f"{table.game}: {len(log)} of {match.count} moves are told")
        for fact in told_of(match, seat):
            check(not (problem := facts.problem(fact)), f"{table.game}: {problem}")
        totals = [sum(line["points"] for line in score["lines"]) for score in match.points(seat)]
        check(totals == [match.score(other) for other in range(table.seats)], f"{table.game}: the points do not add up")
    check(match.log(0, match.count - 3) == match.log(0)[-3:] and match.log(0, match.count) == [], "another part of the log")


def hide_the_same(table, seed):
    """Two matches that one seat cannot tell apart are told alike. How often there were
    such."""
    match, lots, twins = table.match(seed), random.Random(seed), 0
    for _ in range(60):
        actions = match.legal()
        first, second = match.copy(), match.copy()
        first.step(actions[0])
        second.step(actions[-1])
        for seat in range(table.seats):
            if len(actions) < 2 or first.view(seat) != second.view(seat):
                continue
            one, other = first.log(seat, match.count), second.log(seat, match.count)
            if [entry["move"] for entry in one] == [entry["move"] for entry in other]:
                twins += 1
                check(one == other and first.points(seat) == second.points(seat), f"{table.game}: seat {seat} is told more")
        match.step(lots.choice(actions))
        if match.over:
            break
    return twins


def refused(what, words):
    try:
        what()
    except mudbrick.Error as problem:
        check(words in str(problem), f"{problem} instead of {words}")
    else:
        check(False, f"not refused: {words}")


twins = 0
for game in mudbrick.games():
    table = mudbrick.Table(game)
    facts = Facts(subprocess.run([PROGRAM, "content", game, "--facts"], capture_output=True, text=True).stdout)
    check(len(facts.kinds) > 10, f"{game}: {len(facts.kinds)} facts")
    for seed in range(2):
        are_documented(table, facts, seed)
    twins += sum(hide_the_same(table, seed) for seed in range(3))
check(twins > 0, "nothing was hidden from anybody")
match = mudbrick.Table(mudbrick.games()[0]).match(1)
refused(lambda: match.fact(5000), "there is no action")
refused(lambda: match.fact(next(a for a in range(4096) if a not in match.legal())), "not legal")
refused(lambda: match.log(9), "there is no seat 9")
refused(lambda: match.log(0, -1), "counted from 0")
refused(lambda: match.points(9), "there is no seat 9")
checks.finish()
