#!/usr/bin/env python3
"""One address has fifty tables at which experts think, on one thread: somebody else's
easy bot is not kept waiting, not even until the end of a thought. What is counted is
thoughts, not time. Called with the program."""
import os, sys
from client import *

PROGRAM = os.path.abspath(sys.argv[1])
TABLES = 50
checks = Checks()
check = checks.check
server = Server(PROGRAM, config={"behind_proxy": True, "bot_threads": 1, "tables_each": TABLES, "sockets_each": 2 * TABLES})
port = server.port


def table(address, level):
    """Somebody at a table who is to move before the bot."""
    status, made = call(port, "POST", "/api/tables", {"game": GAME, "seats": ["open", level], "seat": 0, "name": "Ada"},
                        headers={"X-Forwarded-For": address})
    check(status == 201, f"{status} {made}")
    player = Player(made["table"], made["secret"])
    player.connect(port)
    while not player.choices():
        player.take(player.socket.wait("event"))
    return player


def metric(name):
    text = call(port, "GET", "/metrics")[1]
    return next(int(line.split()[1]) for line in text.splitlines() if line.startswith(name + " "))


def bot_moves(player):
    return [e for e in player.log if e.get("bot")]


crowd = [table("192.0.2.1", "expert") for _ in range(TABLES)]
quick = table("192.0.2.2", "easy")
for player in crowd:
    player.play()
while metric("mudbrick_bots_waiting") < TABLES - 2:
    time.sleep(0.01)
ROUNDS = 10
before = metric("mudbrick_bots_waiting")
for n in range(1, ROUNDS + 1):
    while len(bot_moves(quick)) < n:
        if quick.choices():
            play_on([quick], 1)
        else:
            quick.take(quick.socket.wait("event"))
served = before - metric("mudbrick_bots_waiting")
check(served <= ROUNDS // 2, f"{served} experts were waited for in {ROUNDS} rounds")
check(metric("mudbrick_bots_waiting") >= TABLES - 10, "the experts have thought already")
status, errors = server.stop()
check(status == 0, f"{status} {errors}")
checks.finish()
