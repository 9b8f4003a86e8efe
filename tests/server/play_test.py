#!/usr/bin/env python3
"""Whole matches over the network: every game, people and bots, coming back,
repeating, refusals, the record and its verification. Called with the program."""
import json, os, subprocess, sys, tempfile
from client import *

PROGRAM = os.path.abspath(sys.argv[1])
checks = Checks()
check = checks.check
server = Server(PROGRAM, config={"messages_per_second": 100000, "work_each": 0, "sockets_each": 500})
port = server.port


def verify(record, *args):
    done = subprocess.run([PROGRAM, "verify", "-", *args], input=record, capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout + done.stderr


def moment(socket, n, **more):
    socket.send(type="moment", n=n, **more)
    return socket.wait("moment", "refused")


def check_moments(players, most=12):
    """Each sees again what it was shown, and nobody what another was."""
    for p in players:
        known = sorted(p.shown)
        for n in known[::max(1, len(known) // most)] + known[-1:]:
            answer = moment(p.socket, n, id=f"m{n}")
            check(answer == {"type": "moment", "id": f"m{n}", "version": p.version, "n": n, "now": p.shown[n]},
                  f"seat {p.seat}, after move {n}: {answer}\nnot {p.shown[n]}")


# -- A match of every game, with a bot and a spectator -------------------------
for game in GAMES:
    table, made, players = make_table(port, game, ["open", "open"] if game == LONGEST else ["open", "open", "easy"])
    check(call(port, "GET", f"/api/tables/{table}/record", bearer=made["invite"])[0] == 409, "a record too early")
    for p in players:
        p.connect(port, want="all")
    watcher = Player(table, "")
    watcher.socket = Socket(port, table)
    watcher.take(watcher.socket.hello(invite=made["invite"]))
    watcher.seat = None
    check(watcher.now["seat"] is None, "a spectator has a seat")
    play_on(players + [watcher], 30)
    check_moments(players + [watcher])
    play_on(players + [watcher])
    check_moments(players + [watcher])
    for p in players:
        check(p.state == "over", f"{game}: {p.state}")
        again = Socket(port, table)
        replay = again.hello(secret=p.secret)
        check(replay["log"] == p.log, f"{game}: what is told again differs from what was told")
        check(replay["now"] == p.now["now"], f"{game}: the snapshot differs")
        again.close()
    again = Socket(port, table)
    check(again.hello(invite=made["invite"])["log"] == watcher.log, f"{game}: the spectator's log differs")
    status, record = call(port, "GET", f"/api/tables/{table}/record", bearer=made["invite"])
    check(status == 200 and record.startswith("mudbrick record 1"), f"{game}: {status}")
    status, said = verify(record, "--commitment", made["commitment"])
    check(status == 0 and "as the key draws it" in said, f"{game}: {said}")
    status, said = verify(record, "--commitment", "0" * 64)
    check(status == 1 and "0" * 64 in said, f"{game}: {said}")
    lines = record.split("\n")
    chance = [i for i, line in enumerate(lines) if line.startswith("chance: ")]
    if chance:
        key = next(i for i, line in enumerate(lines) if line.startswith("key "))
        bad = lines[:]
        bad[key] = "key " + "5" * 64
        status, said = verify("\n".join(bad))
        check(status == 1 and "commitment" in said, f"{game}: {said}")
        del bad[next(i for i, line in enumerate(bad) if line.startswith("commitment "))]
        status, said = verify("\n".join(bad))
        check(status == 1 and "the key draws" in said, f"{game}: {said}")
    info = call(port, "GET", f"/api/tables/{table}", bearer=players[0].secret)[1]
    check(len(info["key"]) == 64 and info["commitment"] == made["commitment"], f"{game}: {info}")
    for p in players + [watcher]:
        p.socket.close()

# -- Moves: once, by the right one, at the right time --------------------------
table, made, players = make_table(port, GAME, ["open", "open"])
a, b = players
a.connect(port)
b.connect(port)
mover = a if a.choices() else b
other = b if mover is a else a
first = mover.choices()[0]
mover.socket.move(first, mover.version, "one")
event = mover.socket.wait("event")
check(event["done"] == ["one"], f"not acknowledged: {event}")
at = event["log"][0]["version"]
mover.take(event)
other.take(other.socket.wait("event"))
check("done" not in other.now, "another's acknowledgement")
for _ in range(3):
    mover.socket.move(first, at, "one")
    done = mover.socket.wait("done", "event", "refused")
    check(done == {"type": "done", "id": "one", "version": at}, f"a repetition: {done}")


def refused(player, code, words, **message):
    player.socket.send(**message)
    answer = player.socket.wait("refused", "event", "done")
    check(answer["type"] == "refused" and answer["code"] == code and words in answer["why"], f"{message}: {answer}")


mover = a if a.choices() else b
other = b if mover is a else a
good = {"type": "move", "table": table, "version": mover.version, "id": "two", "move": mover.choices()[0]}
if not other.choices():
    refused(other, "turn", "not your turn", **{**good, "id": "z"})
refused(mover, "illegal", "no legal move", **{**good, "move": "fly to the moon"})
refused(mover, "stale", "has changed", **{**good, "version": 0})
refused(mover, "message", "table", **{**good, "table": "other"})
refused(mover, "message", "id must", **{**good, "id": "no spaces please"})
refused(mover, "message", "id has at most", **{**good, "id": "x" * 100})
refused(mover, "message", "move has at most", **{**good, "move": "x" * 100})
refused(mover, "message", '"extra" is not known', **{**good, "extra": 1})
refused(mover, "message", "version", **{k: v for k, v in good.items() if k != "version"})
for n in (-1, 10**6, 10**30, 1.0, "1", True, [1]):
    refused(mover, "message", "n must be a whole number from 0 to" if n != 10**30 else "JSON", type="moment", n=n)
refused(mover, "message", "n must be there", type="moment")
refused(mover, "message", "n must be there", type="moment", n=None)
refused(mover, "message", "id must be", type="moment", n=0, id="no spaces please")
refused(mover, "message", "id must be", type="moment", n=0, id="-")
refused(mover, "message", "id has at most", type="moment", n=0, id="x" * 41)
refused(mover, "message", '"seat" is not known', type="moment", n=0, seat=other.seat)
refused(mover, "message", "no message of the type", type="dance")
refused(mover, "message", "hello before", type="hello")
for data, words in ((b"{", "no JSON"), (b"[]", "object"), (b'{"type":1}', "type"), (b'{"type":"ping","type":"ping"}', "JSON"),
                    (b"\xff\xfe", "no JSON"), (b'{"a":1e999}', "no JSON")):
    mover.socket.send_bytes(data)
    try:
        answer = mover.socket.wait("refused")
        check(words in answer["why"] and answer["code"] == "message", f"{data}: {answer}")
    except Closed as e:  # not even text
        check(e.args[0] == 1007, f"{data}: {e}")
        mover.connect(port)
spectator = Socket(port, table)
check(spectator.hello()["code"] == "secret", "a private table without its invitation")
spectator = Socket(port, table)
spectator.hello(invite=made["invite"])
spectator.send(type="move", table=table, version=1, id="q", move="x")
check("has a seat" in spectator.wait("refused")["why"], "a spectator moves")
check(Socket(port, "nosuch").hello()["code"] == "table", "a table that is not there")
check(Socket(port, table).hello(secret="wrong")["code"] == "secret", "a wrong secret")
stranger = Socket(port, table)
for kind in ("resign", "moment"):
    stranger.send(type=kind)
    check("say hello" in stranger.wait("refused")["why"], f"{kind} without hello")
waiting = call(port, "POST", "/api/tables", {"game": GAME, "seats": ["open", "open"], "public": True})[1]["table"]
early = Socket(port, waiting)
early.hello()
check(moment(early, 0) == {"type": "moment", "version": 0, "n": 0, "now": None}, "a match that has not begun")
check(moment(early, 1)["code"] == "message", "a move that was not made")

# -- Coming back misses nothing ------------------------------------------------
play_on(players, 4)
seen, before = a.log[:], a.version
a.socket.close()
other = Player(table, a.secret)
other.connect(port)
play_on([other, b], 6)
a.connect(port)
check(a.now["from"] == before and a.log == seen + other.log[before:], "a resumption differs")
check(len(a.log) > len(seen), "nothing happened meanwhile")
check(Socket(port, table).hello(secret=a.secret, version=10**6)["from"] == 0, "a version from the future")

# -- Presence ------------------------------------------------------------------
other.socket.close()
presence = b.socket.wait("presence")
check(set(presence["online"]) <= {0, 1} and "watching" in presence, str(presence))

# -- Resign, and a bot takes over to the end -----------------------------------
a.socket.send(type="resign")
for p in players:
    event = p.socket.wait("event")
    p.take(event)
    check(any(e.get("event") == "resign" for e in event["log"]), f"no word of it: {event}")
a.socket.send(type="move", table=table, version=a.version, id="late", move="x")
check(a.socket.wait("refused")["code"] in ("late",), "one who has resigned moves")
while b.state != "over":
    if b.choices():
        b.play()
    b.take(b.socket.wait("event"))
check(any(e.get("bot") for e in b.log), "no bot has moved")

# -- Rematch -------------------------------------------------------------------
b.socket.send(type="rematch")
event = b.socket.wait("event")
b.take(event)
following = event["log"][0]["table"]
seats = []
for p in players:
    s = Socket(port, following)
    seats.append((p.secret == a.secret, s.hello(secret=p.secret)["seat"]))
check(sorted(seats) == [(False, 0), (True, 1)] if b.seat == 1 else sorted(seats) == [(False, 1), (True, 0)], str(seats))
b.socket.send(type="rematch")
check("already" in b.socket.wait("refused")["why"], "two rematches")

# -- Several decisions in one message ------------------------------------------
table, made, players = make_table(port, OTHER, ["open", "open"])
for p in players:
    p.connect(port)
tried = False
for _ in range(60):
    mover = next(p for p in players if p.choices())
    other = next(p for p in players if p is not mover)
    first = mover.choices()[0]
    before = mover.version
    mover.socket.move(first, mover.version, f"first{before}")
    for p in players:
        p.take(p.socket.wait("event"))
    if not mover.choices() or mover.version != before + 1:
        continue
    second = mover.choices()[0]
    mover.socket.send(type="take-back")
    if mover.socket.wait("event", "refused")["type"] == "refused":
        continue
    other.socket.wait("event")
    other.socket.send(type="answer", yes=True)
    while not any(e.get("event") == "back" for e in mover.socket.wait("event")["log"]):
        pass
    for p in players:  # as it was before
        p.socket.close()
        p.connect(port)
    if first not in mover.choices():
        continue
    tried = True
    before = mover.version
    move = {"type": "move", "table": table, "version": before, "id": "turn", "move": first,
            "then": [second, "fly to the moon", second]}
    mover.socket.send(**move)
    for p in players:
        event = p.socket.wait("event")
        check([e.get("move") for e in event["log"]][:2] == [first, second], f"{first}, {second}: {event['log']}")
        check(sum(e.get("seat") == mover.seat for e in event["log"]) == 2, f"more than that: {event['log']}")
        check(event.get("done") == (["turn"] if p is mover else None), f"{event.get('done')}")
        p.take(event)
    mover.socket.send(**move)
    check(mover.socket.wait("done", "event", "refused") == {"type": "done", "id": "turn", "version": before + 1},
          "it is made twice")
    refused(mover, "message", "then must be", **{**move, "id": "x", "then": "y"})
    refused(mover, "message", "then must be", **{**move, "id": "x", "then": ["y"] * 16})
    refused(mover, "message", "then must be", **{**move, "id": "x", "then": [1]})
    break
check(tried, "no two decisions in a row")

status, errors = server.stop()
check(status == 0 and errors == "", f"it ended with {status}: {errors}")
checks.finish()
