#!/usr/bin/env python3
"""Bots at the tables of a real server: the program's own and any other, over
HTTP and WebSocket. Called with the path of the program."""
import os, subprocess, sys, time

from client import Checks, GAME, OTHER, Server, call

PROGRAM = os.path.abspath(sys.argv[1])
BROKEN = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../bots/broken.py")
checks = Checks()
check = checks.check


def table(server, game, seats, **more):
    """Makes a table; the link that joins it, and its id."""
    status, made = call(server.port, "POST", "/api/tables", {"game": game, "seats": seats, "public": True, **more})
    check(status == 201, f"no table: {made}")
    return f"http://127.0.0.1:{server.port}/#join/{made['table']}.{made['invite']}", made["table"]


def join(link, *args):
    return subprocess.Popen([PROGRAM, "bot", "--join", link, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                            text=True)


def end(process, timeout=200):
    out, errors = process.communicate(timeout=timeout)
    return process.returncode, out, errors


def record_of(server, id):
    status, text = call(server.port, "GET", f"/api/tables/{id}/record")
    check(status == 200, f"the match is not over: {status} {text}")
    return text


server = Server(PROGRAM)

# The program's own player against any other bot, to the end of the match.
for game in (GAME, OTHER):
    link, id = table(server, game, ["open", "open"])
    first = join(link, "--player", "greedy", "--name", "Greedy")
    second = join(link, "--exec", f"python3 {BROKEN} log", "--name", "First Mover")
    for process in (first, second):
        status, out, errors = end(process)
        check(status == 0, f"{game}: {status} {out} {errors}")
        check("Come back with: http://" in out and "(this bot)" in out, f"{game}: {out}")
    text = record_of(server, id)
    check("Greedy" in text and "First Mover" in text, f"{game}: the record does not say who played")

# A bot that goes wrong is started anew; one that always does leaves the seat.
link, id = table(server, GAME, ["open", "easy"])
status, out, errors = end(join(link, "--exec", f"python3 {BROKEN} crash", "--move-time", "100"))
check(status == 0 and "was ended by signal 11" in out, f"crash: {status} {out} {errors}")
link, id = table(server, GAME, ["open", "easy"])
status, out, errors = end(join(link, "--exec", f"python3 {BROKEN} no-game", "--move-time", "100"))
check(status == 2 and "went wrong 3 times" in errors and "only play chess" in out, f"no-game: {status} {out} {errors}")

# What is no link, no table, no seat.
for link, words in (("http://127.0.0.1:1/#join/a.b", "127.0.0.1:1"), ("nonsense", "begins with http"),
                    (f"http://127.0.0.1:{server.port}/#watch/abc", "only looks on"),
                    (f"http://127.0.0.1:{server.port}/#join/nosuchtable0000.x", "table"),
                    (f"http://127.0.0.1:{server.port}/#seat/nosuchtable0000.0123456789012345678901", "no table")):
    status, out, errors = end(join(link, "--player", "random"))
    check(status == 2 and words in errors, f"{link}: {status} {out} {errors}")

# The server is killed in the middle of a match and comes back.
link, id = table(server, GAME, ["open", "open"])
bots = [join(link, "--exec", f"python3 {BROKEN} unhurried", "--name", f"Bot {i}") for i in range(2)]
time.sleep(1.5)
server.kill()
time.sleep(0.5)
server = Server(PROGRAM, port=server.port, store=server.store)
for bot in bots:
    status, out, errors = end(bot)
    check(status == 0 and "The connection broke" in out, f"after the crash: {status} {out} {errors}")
record_of(server, id)
status, errors = server.stop()
check(status == 0, f"the server ended with {status}: {errors}")
checks.finish()
