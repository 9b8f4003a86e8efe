#!/usr/bin/env python3
"""Two servers on one PostgreSQL: players of one table at different servers, one
of the servers is killed in the middle, its bots are taken over. Called with the
program, below tools/pgtmp.sh."""
import os, subprocess, sys
from client import *

PROGRAM = os.path.abspath(sys.argv[1])
checks = Checks()
check = checks.check
settings = {"messages_per_second": 100000, "work_each": 0, "tables_each": 500}
servers = [Server(PROGRAM, store="postgresql://", config=settings) for _ in range(2)]


def verify(table, made, port):
    status, record = call(port, "GET", f"/api/tables/{table}/record", bearer=made["invite"])
    done = subprocess.run([PROGRAM, "verify", "-", "--commitment", made["commitment"]], input=record,
                          capture_output=True, text=True)
    check(status == 200 and done.returncode == 0, f"{table}: {status} {done.stderr}")


def outline(p):
    """What everybody sees of a match alike."""
    return [(e["version"], e.get("n"), e.get("seat"), e.get("event")) for e in p.log]


# -- Two servers, one table: everybody sees every move --------------------------
table, made, players = make_table(servers[0].port, GAME, ["open", "open", "easy"])
for i, p in enumerate(players):
    p.connect(servers[i].port)
play_on(players)
check(outline(players[0]) == outline(players[1]), "the two have seen different matches")
verify(table, made, servers[1].port)

# -- Who sits down at one is known at the other at once, not when the news has come --
for i in range(20):
    status, made = call(servers[0].port, "POST", "/api/tables", {"game": OTHER, "seats": ["open", "open"], "seat": 0,
                                                                 "name": "Ada"})
    status, seat = call(servers[1].port, "POST", f"/api/tables/{made['table']}/seats",
                        {"name": "Bob", "invite": made["invite"]})
    check(status == 201, f"no seat at the other server: {status} {seat}")
    welcome = Socket(servers[0].port, made["table"]).hello(secret=seat["secret"])
    check(welcome["type"] == "welcome" and welcome["info"]["state"] == "playing", str(welcome))

# -- What one has granted, the other tells again under the same id; and both count a maker's tables alike --
wish = {"game": OTHER, "seats": ["open", "open"], "seat": 0, "name": "Ada", "id": "a-table-that-is-made-once"}
made = call(servers[0].port, "POST", "/api/tables", wish)
check(made[0] == 201 and call(servers[1].port, "POST", "/api/tables", wish) == made, f"{made}")
wish = {"name": "Bob", "invite": made[1]["invite"], "id": "a-seat-that-is-taken-once"}
seat = [call(s.port, "POST", f"/api/tables/{made[1]['table']}/seats", wish) for s in servers]
check(seat[0][0] == 201 and seat[0] == seat[1], f"{seat}")
few = Server(PROGRAM, store="postgresql://", config={"tables_each": 1})
status, answer = call(few.port, "POST", "/api/tables", {"game": OTHER, "seats": ["open", "open"]})
check(status == 429, f"a third server does not know who made the tables: {status} {answer}")
few.stop()

# -- All choose at the same time, at different servers: nobody is sent back -------------
for i in range(10):
    table, made, players = make_table(servers[0].port, GAME, ["open"] * 4)
    for n, p in enumerate(players):
        p.connect(servers[n % 2].port)
    ids = [p.play() for p in players]
    for p, id in zip(players, ids):
        while id not in p.acknowledged:
            message = p.socket.wait("event", "refused")
            check(message["type"] == "event", f"{message}")
            p.take(message)
    bids = [e for e in players[0].log if "move" in e and e["seat"] != "chance"]
    check(len(bids) <= 4, f"a bid counts twice: {bids}")

# -- The connection for news breaks: it is made again, and nothing was missed -----------
table, made, players = make_table(servers[0].port, OTHER, ["open", "open"])
for i, p in enumerate(players):
    p.connect(servers[i].port)
for _ in range(3):
    play_on(players, 3)
    done = subprocess.run(["psql", "-Atc", "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
                           " WHERE query LIKE 'LISTEN%'"], capture_output=True, text=True, check=True)
    check(done.stdout == "2\n", f"{done.stdout} servers listen")
    play_on(players, 3)  # at once: told when the connection is back
    time.sleep(1.5)
    play_on(players, 3)  # and afterwards

# -- One of them dies ----------------------------------------------------------
tables = []
for i in range(6):
    tables.append(make_table(servers[i % 2].port, GAMES[i % len(GAMES)],
                             ["open", "open", "easy"] if i < 4 else ["open", "easy"]))
for i, (table, made, players) in enumerate(tables):
    for n, p in enumerate(players):
        p.connect(servers[(i + n) % 2].port)
    play_on(players, 6)
    for p in players:
        if p.choices():  # sent, and perhaps never read
            p.sent = (p.play(), p.socket)
servers[0].kill()
began = time.time()
for table, made, players in tables:
    for p in players:
        p.socket.close()
        p.connect(servers[1].port)  # asserts that nothing was missed
    play_on(players, 40 if players[0].now.get("info", {}).get("game") == LONGEST else 10**9)
    for p in players:
        check(outline(p) == outline(players[0]), f"{table}: different matches")
print(f"taken over and played on in {time.time() - began:.1f} s")
for table, made, players in tables:
    if players[0].state == "over":
        verify(table, made, servers[1].port)

# -- A table that only a bot plays on, whose server dies ------------------------
third = Server(PROGRAM, store="postgresql://", config=settings)
table, made, players = make_table(third.port, GAME, ["open", "medium"])
p = players[0]
p.connect(third.port)
play_on(players, 3)
while p.state != "over" and not p.choices():
    p.take(p.socket.wait("event"))
p.socket.send(type="resign")
p.take(p.socket.wait("event"))
third.kill()
p.socket.close()
watch = Player(table, p.secret)
watch.connect(servers[1].port)
while watch.state != "over":
    watch.take(watch.socket.wait("event"))
check(watch.log[:len(p.log)] == p.log, "another match")
verify(table, made, servers[1].port)

# -- A database that keeps a table locked: the move is refused, and can be made later --
table, made, players = make_table(servers[1].port, OTHER, ["open", "open"])
for p in players:
    p.connect(servers[1].port)
locker = subprocess.Popen(["psql", "-q"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
locker.stdin.write("BEGIN; LOCK TABLE entries;\n\\echo locked\n")
locker.stdin.flush()
check(locker.stdout.readline() == "locked\n", "psql has no lock")
mover = next(p for p in players if p.choices())
mover.play()
message = mover.socket.wait("event", "refused", timeout=60)
check(message["type"] == "refused" and message["code"] == "storage", f"{message}")
locker.communicate("ROLLBACK;\n")
check(play_on(players, 3) == 3, "the match does not go on")

# -- A database that is away for a while: nothing is promised, and it goes on afterwards --
def sql(words):
    subprocess.run(["psql", "-q", "-d", "template1", "-c", words], check=True, capture_output=True)


sql("ALTER DATABASE postgres ALLOW_CONNECTIONS false")
sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'postgres'")
time.sleep(1.5)
port = servers[1].port
status, answer = call(port, "GET", "/healthz")
check(status == 503 and "not currently accepting" in answer["why"], f"{status} {answer}")
check("127.0.0.1" not in answer["why"], f"everybody hears where the database is: {answer}")
check(ask(port, "GET", "/nosuch")[0] == 404, "no page is served meanwhile")
mover = next(p for p in players if p.choices())
id = mover.play()
try:
    message = mover.socket.wait("event", "refused")
    check(message["type"] == "refused" and message["code"] == "storage" and "127.0.0.1" not in message["why"], f"{message}")
    mover.socket.wait("event")
    check(False, "it goes on without a database")
except Closed as e:
    check(e.args[0] == 1013, f"{e}")
sql("ALTER DATABASE postgres ALLOW_CONNECTIONS true")
time.sleep(1.5)
for p in players:
    p.socket.close()
    p.connect(port)
check(play_on(players, 6) == 6, "the match does not go on")
check(call(port, "GET", "/healthz")[0] == 200, "not healthy again")
status, errors = servers[1].stop()
said = [json.loads(line)["why"] for line in errors.splitlines()]
check(status == 0 and "news" in said[0] and any("lock timeout" in why for why in said), f"{status} {errors}")
checks.finish()
