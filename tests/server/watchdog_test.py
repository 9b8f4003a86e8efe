#!/usr/bin/env python3
"""A loop that hangs is noticed and ended, a program that slept is not; SIGTERM ends
the server soon, whatever it is doing; systemd hears how it goes. Called with the
program."""
import ctypes, sqlite3
from client import *

PROGRAM = os.path.abspath(sys.argv[1])
checks = Checks()
check = checks.check
SEIZE, INTERRUPT = 0x4206, 0x4207
libc = ctypes.CDLL(None, use_errno=True)
libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]


def freeze_loop(server):
    """Holds the thread of the loop as a debugger does; the others run on."""
    pid = server.process.pid
    for what in (SEIZE, INTERRUPT):
        if libc.ptrace(what, pid, None, None) != 0:
            raise OSError(ctypes.get_errno(), "no thread can be held here")
    _, status = os.waitpid(pid, 0)
    assert os.WIFSTOPPED(status), status


def ended(server, timeout, signals=()):
    """Its status, and the seconds until it came. Meanwhile it gets signals."""
    began = time.time()
    while time.time() - began < timeout:
        for number in signals:
            os.kill(server.process.pid, number)  # send_signal would take its status
        pid, status = os.waitpid(server.process.pid, os.WNOHANG)
        if pid and not os.WIFSTOPPED(status):
            server.process.returncode = os.waitstatus_to_exitcode(status)
            return server.process.returncode, time.time() - began
        time.sleep(0.02)
    return None, timeout


def ends_soon(words, server, statuses=(0,), signals=()):
    server.process.send_signal(signal.SIGTERM)
    status, seconds = ended(server, 20, signals)
    check(status in statuses and seconds < 5, f"{words}: {status} after {seconds:.1f} s {server.errors()[-500:]}")


def last_words(server):
    lines = server.errors().splitlines()
    return json.loads(lines[-1]) if lines else {}


# -- A loop that hangs, while another program is stopped and sleeps -----------------
asleep = Server(PROGRAM)
asleep.process.send_signal(signal.SIGSTOP)
stuck = Server(PROGRAM)
call(stuck.port, "GET", "/api/nothing")
freeze_loop(stuck)
status, seconds = ended(stuck, 60)
words = last_words(stuck)
check(status == -signal.SIGABRT and seconds > 9, f"{status} after {seconds:.1f} s")
check(words.get("event") == "stuck" and words["seconds"] == 10 and ("in" in words or "after" in words), f"{words}")
time.sleep(max(12 - seconds, 0))  # so long as would be too long for a loop
asleep.process.send_signal(signal.SIGCONT)
check(call(asleep.port, "GET", "/healthz")[0] == 200 and not asleep.errors(), f"{asleep.errors()}")

# -- The end of all sorts of servers ---------------------------------------------
ends_soon("nothing to do", asleep)
stuck = Server(PROGRAM)
freeze_loop(stuck)
ends_soon("the loop hangs", stuck, (1,))
words = last_words(stuck)
check(words.get("event") == "stopped before all was done", f"{words}")
stuck = Server(PROGRAM)
freeze_loop(stuck)
ends_soon("the loop hangs, and somebody is impatient", stuck, (1,), (signal.SIGTERM, signal.SIGINT))

thinking = Server(PROGRAM)
players = []
for i in range(6):
    table, _, (player,) = make_table(thinking.port, LONGEST, ["open", "expert"])
    player.connect(thinking.port)
    players.append(player)
for player in players:  # until the bot is to move
    while player.choices():
        play_on([player], 1)
ends_soon("bots think", thinking)

locked = Server(PROGRAM)
table, _, players = make_table(locked.port)
other = sqlite3.connect(locked.store, isolation_level=None)
other.execute("BEGIN IMMEDIATE")
for player in players:
    player.connect(locked.port)
next(p for p in players if p.choices()).play()
ends_soon("the store is locked", locked, (0, 1))
other.close()

folder = tempfile.mkdtemp()
unread, log = os.pipe()  # a log that nobody reads
os.set_blocking(log, False)
try:
    while True:
        os.write(log, b"x" * 4096)
except BlockingIOError:
    os.set_blocking(log, True)
silent = subprocess.Popen([PROGRAM, "serve", "--port", "0", "--root", folder, "--store", folder + "/x.db"], stdout=subprocess.PIPE, stderr=log)
atexit.register(silent.kill)
silent.stdout.readline()
began = time.time()
silent.terminate()
silent.communicate(timeout=30)
check(time.time() - began < 5, f"the log is full: {silent.returncode} {time.time() - began:.1f} s")
for end in (unread, log):
    os.close(end)

deaf = socket.create_server(("127.0.0.1", 0))  # a database that never answers
starting = subprocess.Popen([PROGRAM, "serve", "--port", "0", "--root", folder, "--store",
                             f"postgresql://x@127.0.0.1:{deaf.getsockname()[1]}/x"], stderr=subprocess.PIPE, stdout=subprocess.PIPE)
atexit.register(starting.kill)
deaf.settimeout(30)
there, _ = deaf.accept()
began = time.time()
starting.terminate()
starting.communicate(timeout=30)
check(starting.returncode == -signal.SIGTERM and time.time() - began < 5, f"{starting.returncode} {time.time() - began:.1f}")

# -- systemd -------------------------------------------------------------------
for name in ("@mudbrick-test-%d" % os.getpid(), folder + "/notify"):
    ear = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    ear.bind("\0" + name[1:] if name[0] == "@" else name)
    ear.settimeout(30)
    server = Server(PROGRAM, env=dict(os.environ, NOTIFY_SOCKET=name, WATCHDOG_USEC="400000"))
    said = [ear.recv(100) for _ in range(4)]
    check(said == [b"READY=1"] + [b"WATCHDOG=1"] * 3, f"{said}")
    ends_soon("systemd listens", server)
    while (last := ear.recv(100)) == b"WATCHDOG=1":
        pass
    check(last == b"STOPPING=1", f"{last}")
    ear.close()
for more in ({"NOTIFY_SOCKET": "/nosuch/socket"}, {"NOTIFY_SOCKET": "x"}, {"WATCHDOG_USEC": "abc"}):
    server = Server(PROGRAM, env=dict(os.environ, **more))
    check(call(server.port, "GET", "/healthz")[0] == 200, f"{more}")
    ends_soon(f"{more}", server)
shutil.rmtree(folder)
checks.finish()
