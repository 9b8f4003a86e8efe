#!/usr/bin/env python3
"""What each thing that a client can ask costs the server's loop, at a long table.

    bench/cost.py GAME [PROGRAM]

Plays GAME, whose matches must be that long, by random moves to version 590 and more, then sends every kind of
message and request often and prints microseconds of the loop's thread for each: one
JSON object to a line. Then one address sends the dearest of them from all the
sockets it may have, with standard settings, and another measures its ping."""
import multiprocessing, os, sys, threading

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../tests/server"))
from client import *

GAME = sys.argv[1]
PROGRAM = os.path.abspath(sys.argv[2] if len(sys.argv) > 2 else "build/release/mudbrick")
FREE = {"tables_each": 1000000, "sockets_each": 1000000, "connections_each": 1000000, "messages_per_second": 1000000, "work_each": 0}
VERSION = 590


def spent(server):
    """Microseconds that the loop's thread has computed."""
    with open(f"/proc/{server.process.pid}/task/{server.process.pid}/schedstat") as f:
        return int(f.read().split()[0]) / 1000


def say(what, **numbers):
    print(json.dumps({"what": what, **{k: round(v, 1) if isinstance(v, float) else v for k, v in numbers.items()}}), flush=True)


def long_table(port):
    """A match of four that has become long, and who can be asked to take back."""
    while True:
        table, made, players = make_table(port, GAME, ["open"] * 4, public=True)
        for p in players:
            p.connect(port)
        while players[0].state == "playing" and players[0].version < VERSION:
            play_on(players, 1)
        if players[0].state == "playing":
            return table, made, players
        for p in players:
            p.socket.close()


def measure(server, what, times, run):
    run()
    before = spent(server)
    for _ in range(times):
        run()
    say(what, us=(spent(server) - before) / times)


def asked(socket, answer, **message):
    def run():
        socket.send(**message)
        socket.wait(*answer)
    return run


def hello(port, table, **more):
    def run():
        s = Socket(port, table)
        s.hello(**more)
        s.close()
    return run


def post(port, path, body):
    return lambda: call(port, "POST", path, body)


def measure_all(server, table, made, players):
    port = server.port
    one = players[0].socket
    other = players[1].socket
    for p in players[2:]:
        p.socket.close()
    one.send(type="now")
    count = one.wait("now")["now"]["count"]
    seats = [{"table": table, "secret": p.secret} for p in players] * 5
    for what, times, run in (
            ("ping", 500, asked(one, ["pong"], type="ping")),
            ("now", 200, asked(one, ["now"], type="now")),
            ("moment, the beginning", 200, asked(one, ["moment"], type="moment", n=0)),
            ("moment, the last but one", 200, asked(one, ["moment"], type="moment", n=count - 1)),
            ("take-back, refused or asked", 100, asked(one, ["refused", "event"], type="take-back")),
            ("answer", 100, asked(other, ["refused", "event"], type="answer", yes=False)),
            ("move, not legal", 100, asked(one, ["refused"], type="move", table=table, version=players[0].version, id="x", move="nothing")),
            ("resign, without a word too many", 100, asked(one, ["refused"], type="resign", x=1)),
            ("8000 bytes of nonsense", 100, asked(one, ["refused"], type="nonsense", x=[""] * 1990)),
            ("a socket", 50, lambda: Socket(port, table).close()),
            ("a socket and hello, all", 50, hello(port, table)),
            ("a socket and hello, log", 50, hello(port, table, want="log")),
            ("a socket and hello, nothing new", 50, hello(port, table, want="log", version=players[0].version)),
            ("GET /api/games", 100, lambda: call(port, "GET", "/api/games")),
            ("GET /api/tables", 100, lambda: call(port, "GET", "/api/tables")),
            ("GET /api/tables/ID", 100, lambda: call(port, "GET", f"/api/tables/{table}")),
            ("POST /api/mine, 20 seats", 100, post(port, "/api/mine", {"seats": seats})),
            ("POST /api/tables", 100, post(port, "/api/tables", {"game": GAME, "seats": ["open", "open"], "public": True})),
            ("POST seats, taken", 100, post(port, f"/api/tables/{table}/seats", {"name": "x"})),
            ("GET /healthz", 100, lambda: call(port, "GET", "/healthz")),
            ("GET /metrics", 100, lambda: call(port, "GET", "/metrics")),
            ("GET /nothing", 100, lambda: ask(port, "GET", "/nothing"))):
        measure(server, what, times, run)


def measure_load(server, table):
    """The same store in a new process: the table is read."""
    times = []
    for _ in range(5):
        fresh = Server(PROGRAM, store=server.store, config=FREE)
        call(fresh.port, "GET", "/api/tables/none")
        before = spent(fresh)
        call(fresh.port, "GET", f"/api/tables/{table}")
        times.append(spent(fresh) - before)
        fresh.kill()
    say("a table is loaded", version=VERSION, us=min(times))


server = Server(PROGRAM, config=FREE)
table, made, players = long_table(server.port)
say("the table", version=players[0].version)
measure_all(server, table, made, players)
call(server.port, "GET", "/healthz")
server.process.send_signal(signal.SIGTERM)
server.process.wait()
measure_load(server, table)


# -- One address hammers, another measures its ping, with standard settings ---------
def hammer(port, table, papers, message, stop):
    """Sends that as fast as it can over one socket after another."""
    while not stop.is_set():
        try:
            s = Socket(port, table, address="127.0.0.2")
            s.send(type="hello", **papers)
            for _ in range(60):
                if message:
                    s.send(**message)
            s.end = time.time() + 1
            while s.receive_text():
                if not message:
                    break
        except (Closed, OSError):
            pass
        s.close()


def crowd_of(port, attack, stop):
    """Many sockets in a process of their own, which leaves the machine to the server."""
    os.nice(15)
    for _ in range(20):
        threading.Thread(target=hammer, args=(port, *attack, stop), daemon=True).start()
    stop.wait()
    os._exit(0)


def pings(port, table, seconds):
    s = Socket(port, table)
    s.hello(want="log", version=1 << 29)
    times = []
    end = time.time() + seconds
    while time.time() < end:
        began = time.time()
        s.send(type="ping")
        s.wait("pong")
        times.append((time.time() - began) * 1000)
        time.sleep(max(0, 0.06 - (time.time() - began)))
    s.close()
    return sorted(times)


def measure_pings(server, title, *attack):
    stop = multiprocessing.Event()
    crowd = [multiprocessing.Process(target=crowd_of, args=(server.port, attack, stop)) for _ in range(2 if attack else 0)]
    for process in crowd:
        process.start()
    before, began = spent(server), time.time()
    times = pings(server.port, table, 4)
    load = (spent(server) - before) / (time.time() - began) / 1e6
    stop.set()
    for process in crowd:
        process.join()
    say(title, median_ms=times[len(times) // 2], worst_ms=times[-1], load=round(load, 2))


server = Server(PROGRAM, store=server.store)
papers = {"secret": players[0].secret}
measure_pings(server, "ping, nobody hammers")
for title, message in (("hello", None), ("now", {"type": "now"}), ("take-back", {"type": "take-back"})):
    measure_pings(server, f"ping while one address sends {title}", table, papers, message)
server.kill()
