#!/usr/bin/env python3
"""Measures the server with bench/load on this machine, client and server sharing it.

    [GAME=NAME] bench/server.py [PROGRAM] [LOAD] [STORE...]

The game is one for four, the first of games.def if none is named. STORE is sqlite, sqlite-relaxed or a postgresql:// address (tools/pgtmp.sh gives one).
Prints one JSON object to a line, with what was measured before it."""
import json, os, re, shutil, subprocess, sys, tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../tests"))
from checks import games

program = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else "build/release/mudbrick")
load = os.path.abspath(sys.argv[2] if len(sys.argv) > 2 else "build/release/load")
stores = sys.argv[3:] or ["sqlite-relaxed", "sqlite"]
GAME = os.environ.get("GAME") or games()[0]
SECONDS = os.environ.get("SECONDS_EACH", "5")
AIM = 50000  # moves per second; times are measured at half of it, or of what was reached


def measure(store, title, *args):
    folder = tempfile.mkdtemp()
    where = store if store.startswith("postgres") else folder + "/tables.db"
    with open(folder + "/config.json", "w") as f:
        json.dump({"root": folder, "quiet": True, "relaxed": store == "sqlite-relaxed", "tables_each": 1000000,
                   "sockets_each": 1000000, "connections_each": 1000000, "messages_per_second": 1000000, "work_each": 0}, f)
    server = subprocess.Popen([program, "serve", "--port", "0", "--store", where, "--config", folder + "/config.json"],
                              stdout=subprocess.PIPE, text=True)
    port = re.search(r":(\d+)/", server.stdout.readline()).group(1)
    done = subprocess.run([load, args[0], port, str(server.pid), GAME, *args[1:]], capture_output=True, text=True)
    server.terminate()
    server.communicate()
    shutil.rmtree(folder, ignore_errors=True)
    print(f"{store}, {title}: {done.stdout.strip()}{done.stderr.strip()}", flush=True)
    return json.loads(done.stdout) if done.returncode == 0 else {}


def report_floor():
    done = subprocess.run([load, "floor", "128", SECONDS], capture_output=True, text=True)
    print(f"sockets alone: {done.stdout.strip()}{done.stderr.strip()}, load {os.getloadavg()[0]:.1f}", flush=True)


for store in stores:
    report_floor()
    for want in ("choices", "turns"):
        peak = measure(store, "as fast as it goes", "play", "1000", "128", SECONDS, "0", want)
        half = str(int(min(AIM, peak.get("moves_per_second", 4000)) / 2))
        measure(store, "half of that", "play", "1000", "128", SECONDS, half, want)
    measure(store, "with snapshots", "play", "300", "64", SECONDS, "0", "all")
    measure(store, "idle", "idle", "10000")
