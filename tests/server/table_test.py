#!/usr/bin/env python3
"""What people can do at a table besides moving: lobby, my games, clocks, taking
back, coming back after being late, slow games, a restart in the middle. Called
with the program."""
import os, sqlite3, sys
from client import *

PROGRAM = os.path.abspath(sys.argv[1])
checks = Checks()
check = checks.check
settings = {"messages_per_second": 100000, "work_each": 0, "sockets_each": 500, "tables_each": 500}
server = Server(PROGRAM, config=settings)
port = server.port


def refused(status, words, method, path, body=None, **more):
    got, answer = call(port, method, path, body, **more)
    check(got == status and words in str(answer), f"{method} {path} {body}: {got} {answer}")


OPTIONS = next(game["options"] for game in json.loads(subprocess.check_output([PROGRAM, "games", "--json"]))["games"] if game["name"] == GAME)

# -- What a table may be -------------------------------------------------------
good = {"game": GAME, "seats": ["open", "open"], "name": "Ada", "seat": 0}
refused(400, "no JSON", "POST", "/api/tables", b"{")
refused(400, "JSON object", "POST", "/api/tables", b"[]")
refused(400, "no JSON", "POST", "/api/tables", b"")
refused(400, 'no game called "chess"', "POST", "/api/tables", {**good, "game": "chess"})
refused(400, "seats", "POST", "/api/tables", {**good, "seats": ["open"]})
refused(400, "seats", "POST", "/api/tables", {**good, "seats": ["open"] * 9})
refused(400, "seats", "POST", "/api/tables", {**good, "seats": "many"})
refused(400, "no level", "POST", "/api/tables", {**good, "seats": ["open", "mcts:iterations=100000000"]})
refused(400, "at least one seat", "POST", "/api/tables", {**good, "seats": ["easy", "easy"]})
refused(400, 'no option called "colour"', "POST", "/api/tables", {**good, "options": {"colour": "red"}})
refused(400, f"options.{OPTIONS[0]['name']} must be a text", "POST", "/api/tables", {**good, "options": {OPTIONS[0]["name"]: 7}})
refused(400, f'{OPTIONS[0]["name"]} cannot be ""; it can be', "POST", "/api/tables", {**good, "options": {OPTIONS[0]["name"]: ""}})
refused(400, 'no game called ""; there are', "POST", "/api/tables", {**good, "game": ""})
refused(400, "seats must be a list", "POST", "/api/tables", {**good, "seats": ["open", 1]})
refused(400, '"" is no level; levels are', "POST", "/api/tables", {**good, "seats": ["open", ""]})
refused(400, "level must be a text", "POST", "/api/tables", {**good, "level": 3})
refused(400, "game must be there, as a text", "POST", "/api/tables", {"seats": ["open", "open"]})
refused(400, '"" is not known here, only game, seats', "POST", "/api/tables", {**good, "": 1})
refused(400, "free, live or slow", "POST", "/api/tables", {**good, "pace": {"kind": "fast"}})
refused(400, "bank must be", "POST", "/api/tables", {**good, "pace": {"kind": "live", "bank": 1}})
refused(400, "days must be", "POST", "/api/tables", {**good, "pace": {"kind": "slow", "days": 99}})
refused(400, "needs a name", "POST", "/api/tables", {**good, "name": ""})
refused(400, "at most 48", "POST", "/api/tables", {**good, "name": "x" * 49})
for name in ("a\nb", "a\x7f", "a\u009b31mb", "\u202eevil", "a\u2028b", "\u2066x", "a\u061c", "\u200fa",
             "\ufff9a", "a\U000e0041", "\U000e007f"):
    refused(400, "control", "POST", "/api/tables", {**good, "name": name})
for name in ("   ", "\u00a0", "\u200b", "\ufeff \u3000", "\u180e", "\ufe0f"):
    refused(400, "needs a name", "POST", "/api/tables", {**good, "name": name})
refused(400, "not open", "POST", "/api/tables", {**good, "seats": ["open", "easy"], "seat": 1})
refused(400, "not known", "POST", "/api/tables", {**good, "admin": True})
# An option that says which person is somebody is the first unless told otherwise.
YOUNGEST = next(option for option in OPTIONS if option["person"])
DIE = next(value for value in YOUNGEST["values"] if not value.isdigit())
for seats, told, youngest in ((["open", "open"], {}, "0"), (["easy", "open", "open"], {}, "1"),
                              (["easy", "open", "open"], {YOUNGEST["name"]: "2"}, "2"), (["easy", "open"], {YOUNGEST["name"]: DIE}, DIE)):
    got, answer = call(port, "POST", "/api/tables", {"game": GAME, "seats": seats, "options": told})
    options = call(port, "GET", f"/api/tables/{answer['table']}", bearer=answer["invite"])[1]["options"]
    check(options[YOUNGEST["name"]] == youngest, f"{seats} {told}: the youngest is {options}")
refused(404, "no such table", "GET", "/api/tables/nosuch")
refused(404, "there is", "GET", "/api/tables/..%2f")
refused(404, "nothing at this address", "GET", "/api/nosuch")
refused(405, "cannot be done", "POST", "/api/games", {})
refused(403, "may not talk", "POST", "/api/tables", good, headers={"Origin": "https://evil.example"})
status, games = call(port, "GET", "/api/games")
check({g["name"] for g in games["games"]} == set(GAMES) and len(games["levels"]) == 4, str(games)[:200])

# -- Public, private, lobby, my games ------------------------------------------
status, made = call(port, "POST", "/api/tables", {**good, "public": True, "name": "Ada <b>\"é"})
check(status == 201 and len(made["secret"]) == 22 and len(made["invite"]) == 22, str(made))
private = call(port, "POST", "/api/tables", good)[1]
listed = call(port, "GET", "/api/tables")[1]["tables"]
check([t["table"] for t in listed] == [made["table"]] and listed[0]["open"] == 1, str(listed))
check(listed[0]["seats"][0] == "Ada <b>\"é", str(listed))
check(made["secret"] not in str(listed) and made["invite"] not in str(listed), "a secret in the lobby")
refused(403, "invitation", "GET", f"/api/tables/{private['table']}")
refused(403, "invitation", "POST", f"/api/tables/{private['table']}/seats", {"name": "Eve"})
refused(403, "invitation", "POST", f"/api/tables/{private['table']}/seats", {"name": "Eve", "invite": made["invite"]})
status, info = call(port, "GET", f"/api/tables/{private['table']}", bearer=private["invite"])
check(status == 200 and info["state"] == "open" and "key" not in info, str(info))
status, bob = call(port, "POST", f"/api/tables/{made['table']}/seats", {"name": "Bob"})
check(status == 201 and bob["seat"] == 1, str(bob))
refused(409, "not open", "POST", f"/api/tables/{made['table']}/seats", {"name": "Eve"})
status, mine = call(port, "POST", "/api/mine", {"seats": [
    {"table": made["table"], "secret": made["secret"]}, {"table": made["table"], "secret": bob["secret"]},
    {"table": private["table"], "secret": "wrong"}, {"table": "nosuch", "secret": "x"}]})
check([s.get("seat") for s in mine["seats"]] == [0, 1, None, None], str(mine))
check(any(s["turn"] for s in mine["seats"][:2]) and mine["seats"][2]["gone"], str(mine))
one = {"table": made["table"], "secret": made["secret"]}
refused(400, "at most 20", "POST", "/api/mine", {"seats": [one] * 21})
for bad in ({}, 1, {"table": made["table"]}, {"table": 1, "secret": "x"}, {"table": "x" * 99, "secret": "x"}):
    refused(400, "at most 20", "POST", "/api/mine", {"seats": [one, bad]})

# -- Taking back ---------------------------------------------------------------
table, made, players = make_table(port, OTHER, ["open", "open"])
for p in players:
    p.connect(port)


def everybody():
    """Waits for one event at every player."""
    for p in players:
        p.take(p.socket.wait("event"))


agreed = barred = 0
for _ in range(120):
    if agreed >= 2 and barred >= 1 or players[0].state == "over":
        break
    mover = next(p for p in players if p.choices())
    other = next(p for p in players if p is not mover)
    play_on(players, 1)
    count = mover.now and max((e.get("n", 0) for e in mover.log), default=0)
    mover.socket.send(type="take-back")
    answer = mover.socket.wait("event", "refused")
    if answer["type"] == "refused":
        check(answer["code"] == "barrier" and answer["why"], str(answer))
        barred += 1
        continue
    mover.take(answer)
    other.take(other.socket.wait("event"))
    asked = other.now["info"]["ask"]
    check(asked["seat"] == mover.seat, str(asked))
    other.socket.send(type="answer", yes=agreed % 2 == 0)
    everybody()
    if agreed % 2 == 0:
        while "back" not in [e.get("event") for e in mover.log[-2:]]:
            everybody()
        check("ask" not in mover.now["info"], "still asking")
        again = Socket(port, table)
        check(again.hello(secret=mover.secret)["log"] == mover.log, "after going back, another log")
    else:
        check(mover.log[-1]["event"] == "refuse", str(mover.log[-1]))
    agreed += 1
check(agreed >= 2 and barred >= 1, f"{agreed} agreed, {barred} barred")
other.socket.send(type="answer", yes=True)
check("nobody has asked" in other.socket.wait("refused")["why"], "an answer without a question")

# -- The clock -----------------------------------------------------------------
table, made, players = make_table(port, GAME, ["open", "open"],
                                  pace={"kind": "live", "bank": 10, "increment": 0}, level="easy")
for p in players:
    p.connect(port)
mover = next(p for p in players if p.choices())
check(len(mover.now["clock"]) == 2 and all(9000 < c <= 10000 for c in mover.now["clock"]), str(mover.now["clock"]))
check(mover.now["info"]["pace"] == {"kind": "live", "bank": 10, "increment": 0}, str(mover.now["info"]["pace"]))
time.sleep(1.2)
play_on(players, 1)
left = players[0].now["clock"][mover.seat]
check(left <= 8900 or left > 9900, f"a clock that does not run: {players[0].now['clock']}")
late = next(p for p in players if p.choices())
began = time.time()
while not any(e.get("event") == "late" for e in late.log):
    late.take(late.socket.wait("event", timeout=20))
check(5 < time.time() - began < 14, f"late after {time.time() - began:.1f} s")
while not any(e.get("bot") for e in late.log):
    late.take(late.socket.wait("event", timeout=20))
late.socket.send(type="move", table=table, version=late.version, id="x", move="x")
check(late.socket.wait("refused")["code"] == "late", "one who is late moves")
late.socket.send(type="return")
while late.log[-1].get("event") != "return":
    late.take(late.socket.wait("event"))
check(not late.now["info"]["seats"][late.seat]["late"], "still late")
check(late.now["clock"][late.seat] > 25000, str(late.now["clock"]))
late.socket.send(type="return")
check("already" in late.socket.wait("refused")["why"], "two returns")

# -- A slow table, and a restart in the middle ---------------------------------
slow, slow_made, slow_players = make_table(port, GAME, ["open", "open"], pace={"kind": "slow", "days": 3})
for p in slow_players:
    p.connect(port)
play_on(slow_players, 3)
mover = next(p for p in slow_players if p.choices())
check(3 * 86400000 - 60000 < mover.now["clock"][mover.seat] <= 3 * 86400000, str(mover.now["clock"]))
bots, bots_made, bots_players = make_table(port, GAME, ["open", "easy"])
b = bots_players[0]
b.connect(port)
b.socket.send(type="resign")
os.kill(server.process.pid, signal.SIGTERM)
check("your game is kept" in slow_players[0].socket.wait("bye")["why"], "no good-bye")
try:
    slow_players[0].socket.wait("event")
except Closed as e:
    check(e.args[0] == 1001, f"closed with {e}")
server.process.communicate(timeout=30)
check(server.process.returncode == 0, f"it ended with {server.process.returncode}")
server2 = Server(PROGRAM, config=settings, store=server.store)
port = server2.port
for p in slow_players:
    p.socket.close()
    p.connect(port)
play_on(slow_players)
check(slow_players[0].state == "over", "not played to the end after a restart")
again = Player(bots, b.secret)
again.connect(port)
while again.state != "over":  # two bots, whom nobody but the server wakes
    again.take(again.socket.wait("event"))
status, text = call(port, "GET", "/metrics")
check("mudbrick_moves_total" in text and "mudbrick_move_seconds_bucket" in text, text[:200])
check(call(port, "GET", "/healthz") == (200, {"ok": True}), "not healthy")
copy = server.folder + "/copy.db"
done = subprocess.run([PROGRAM, "backup", copy, "--store", server.store], capture_output=True, text=True)
check(done.returncode == 0 and os.path.getsize(copy) > 10000, done.stderr)
done = subprocess.run([PROGRAM, "backup", copy, "--store", server.store], capture_output=True, text=True)
check(done.returncode == 2 and "there already" in done.stderr, done.stderr)
done = subprocess.run([PROGRAM, "backup", "/nosuch/copy.db", "--store", server.store], capture_output=True, text=True)
check(done.returncode == 2 and "cannot write /nosuch/copy.db" in done.stderr, done.stderr)
for path in (copy, server.store, server.store + "-wal"):  # keys of matches under way are in them
    check(os.stat(path).st_mode & 0o077 == 0, f"others can read {path}")
status, errors = server2.stop()
check(status == 0 and errors == "", f"{status} {errors}")

# -- A file as the first layout had it: an entry to a row ------------------------
with sqlite3.connect(copy) as db:
    rows = db.execute("SELECT id, version, body FROM entries").fetchall()
    db.executescript("ALTER TABLE entries DROP COLUMN last; DELETE FROM entries;"
                     "ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0; DROP TABLE settings;"
                     "UPDATE tables SET maker = 'a hash without a key'; PRAGMA user_version = 1;")
    for id, version, body in rows:
        for i, line in enumerate(body.split("\n")):
            db.execute("INSERT INTO entries VALUES (?, ?, ?)", (id, version + i, line))
check(len({version for _, version, _ in rows}) > 20, f"few entries: {len(rows)}")
db.close()
third = Server(PROGRAM, config=settings, store=copy)
with sqlite3.connect(copy) as db:
    makers = {row[0] for row in db.execute("SELECT maker FROM tables")}
    check(makers == {"unknown"}, f"{makers}")
with sqlite3.connect(copy) as db:  # anybody may ask for these as often as they like
    for query, index in (("SELECT summary FROM tables WHERE public = 1 AND state < 2 ORDER BY state, changed DESC LIMIT 100",
                          "tables_listed"), ("SELECT state, count(*) FROM tables GROUP BY state", "tables_state")):
        plan = str(db.execute("EXPLAIN QUERY PLAN " + query).fetchall())
        check(index in plan and "TEMP B-TREE" not in plan, f"{query}: {plan}")
db.close()
check(call(third.port, "GET", f"/api/tables/{slow}/record", bearer=slow_made["invite"])[0] == 200, "the copy lacks it")
fresh = Player(slow, slow_players[0].secret)
fresh.connect(third.port)
check(fresh.log == slow_players[0].log, "another log from the old layout")
more, _, more_players = make_table(third.port, GAME, ["open", "open"])
for p in more_players:
    p.connect(third.port)
play_on(more_players, 5)
third.stop()
server.stop()
checks.finish()
