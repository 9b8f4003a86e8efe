#!/usr/bin/env python3
"""A bot that wants everything about facts, plays by lot, and keeps what it is told in
a file: FOLDER. A list that does not fit the moves it refuses, and so loses."""
import json, os, random, sys

FOLDER = sys.argv[1]
told, moves, facts, points, question, asked, seat = [], [], None, None, None, [], 0


def keep():
    with open(os.path.join(FOLDER, f"{os.getpid()}-{seat}.json"), "w") as f:
        json.dump({"seat": seat, "log": told, "points": points, "asked": asked}, f)


def answer(verb, rest):
    global moves, facts, points, question, seat
    if verb == "mudbrick":
        return "name Facts\nwant log\nwant facts\nok"
    if verb == "game":
        seat = int(next(word[5:] for word in rest.split() if word.startswith("seat=")))
        told.clear()
        asked.clear()
    elif verb == "played":
        who, _, move = rest.partition(": ")
        told.append({"seat": who, "move": move})
    elif verb == "fact":
        told[-1]["fact"] = json.loads(rest)
    elif verb == "moves":
        moves, facts, points, question = rest.split(" | "), None, None, None
    elif verb == "facts":
        facts = json.loads(rest)
        if len(facts) != len(moves) or any("is" not in fact for fact in facts):
            return "no failed the facts are not those of the moves"
    elif verb == "points":
        points = json.loads(rest)
    elif verb == "question":
        question = json.loads(rest)
    elif verb == "go":
        if facts is None or points is None or question is None:
            return "no failed there are no facts"
        asked.append(question)
        return "move " + random.Random(rest).choice(moves)
    elif verb == "over":
        keep()
    return "ok"


for line in sys.stdin:
    verb, _, rest = line.rstrip("\n").partition(" ")
    if verb == "quit":
        break
    if verb != "stop":
        print(answer(verb, rest), flush=True)
