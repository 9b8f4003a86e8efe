#!/usr/bin/env python3
"""A bot that learns while it plays, with the standard library only.

It wants snapshots. Before each decision it looks at what it has won since the last
one, and credits that to the kind of its last move (the first word: take, settle,
build ...). Then it chooses among the kinds that have
paid best, and among moves of one kind by lot. What it learns it keeps from match
to match for as long as it runs.

    mudbrick arena empire --bots "exec:python3 examples/bot.py,random" --sets 20
"""
import json
import random
import sys

HOPE = 0.5  # what a kind of move is worth before it was tried
IDLE = ("stop", "end", "rescue")  # kinds that give something up: little hope for these
CURIOSITY = 0.05  # how often to try any move


class Learner:
    def __init__(self):
        self.paid = {}  # (game, kind): [times, sum of gains]
        self.game, self.seat = "", 0
        self.forget()

    def forget(self):
        self.last = None  # the kind of the last move
        self.points = 0

    def look(self, snapshot):
        """Credits what has happened since the last decision to its move."""
        points = snapshot["scores"][self.seat]["total"]
        if self.last is not None:
            row = self.paid.setdefault(self.last, [0, 0.0])
            row[0] += 1
            row[1] += points - self.points
        self.last, self.points = None, points

    def worth(self, kind):
        times, gained = self.paid.get((self.game, kind), (0, 0.0))
        return (HOPE * (0.1 if kind in IDLE else 1) + gained) / (1 + times)

    def choose(self, moves, seed):
        lots = random.Random(seed)
        kinds = sorted({move.split()[0] for move in moves})
        best = max(kinds, key=self.worth)
        if lots.random() < CURIOSITY:
            best = lots.choice(kinds)
        self.last = (self.game, best)
        return lots.choice([move for move in moves if move.split()[0] == best])


def pairs(words):
    """`time 1000 seed 7` as a dictionary."""
    return dict(zip(words[::2], words[1::2]))


def answer(bot, verb, rest, moves):
    """The answer to one command, and the moves that are known after it."""
    if verb == "mudbrick":
        return "name Learner\nversion 1\nwant snapshot\nok", moves
    if verb == "ping":
        return "pong", moves
    if verb == "game":
        words = rest.split()
        bot.forget()
        bot.game = words[0]
        bot.seat = int(dict(word.split("=", 1) for word in words[1:])["seat"])
        return "ok", None
    if verb == "snapshot":
        bot.look(json.loads(rest))
        return "ok", moves
    if verb == "moves":
        return "ok", rest.split(" | ")
    if verb == "go":
        if not moves:
            return "no state go comes after game and moves", moves
        return "move " + bot.choose(moves, pairs(rest.split()).get("seed", "0")), moves
    if verb in ("over", "played", "position"):
        return "ok", moves
    if verb == "set":
        return "no option this bot has no options", moves
    return "no unknown this bot does not know that command", moves


def main():
    bot, moves = Learner(), None
    for line in sys.stdin:
        verb, _, rest = line.rstrip("\r\n").partition(" ")
        if verb == "quit":
            return
        if verb == "stop":  # the answer to go is on its way already
            continue
        try:
            said, moves = answer(bot, verb, rest, moves)
        except (ValueError, KeyError, IndexError) as problem:
            said = f"no syntax this cannot be read: {problem!r}"
        print(said, flush=True)


main()
