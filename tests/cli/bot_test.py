#!/usr/bin/env python3
"""Bots in processes of their own: they play as the program's players do, and one
that goes wrong loses its match and nothing else. Called with the path of the
program."""
import concurrent.futures, glob, os, pty, signal, subprocess, sys, tempfile, time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from checks import Checks, GAME, GAMES

PROGRAM = os.path.abspath(sys.argv[1])
HERE = os.path.dirname(os.path.abspath(__file__))
BROKEN = os.path.join(HERE, "../bots/broken.py")
STUBBORN = os.path.join(HERE, "../bots/stubborn.py")
checks = Checks()
check = checks.check


def run(*args, text="", timeout=120):
    return subprocess.run([PROGRAM, *args], input=text, capture_output=True, text=True, timeout=timeout)


def moves_of(record):
    """The record without the names of the players."""
    with open(record) as f:
        return [line for line in f if not line.startswith("player")]


def speaking(home):
    """A player speaks the protocol, and is the same player."""
    for game in GAMES:
        player = "mcts:iterations=30" if game == GAME else "greedy"
        outside, inside = os.path.join(home, game + "-out"), os.path.join(home, game + "-in")
        # A sanitizer maps more memory than any limit.
        done = run("arena", game, "--bots", f"exec:{PROGRAM} bot --player {player},random", "--memory", "0", "--sets",
                   "1", "--seed", "3", "--out", outside, "--threads", "2")
        check(done.returncode == 0 and "forfeit" not in done.stdout, f"{game}: {done.stdout}{done.stderr}")
        run("arena", game, "--bots", f"{player},random", "--sets", "1", "--seed", "3", "--out", inside)
        for record in glob.glob(outside + "/*.record"):
            other = os.path.join(inside, os.path.basename(record))
            check(moves_of(record) == moves_of(other), f"{game}: {player} plays otherwise in a process of its own")
            check(run("replay", "--check", record).returncode == 0, f"{record} does not replay")


# What a bot does wrong, and what the record says of it.
FAULTS = {
    "crash": "was ended by signal 11",
    "leaves": "ended with status 3",
    "hang": "did not answer in time",
    "illegal": 'answered "fly to the moon", which is no legal move',
    "flood": "sent more than the protocol allows",
    "long-line": "sent more than the protocol allows",
    "garbage": "sent a line that is not plain text",
    "wrong-word": "where move was due",
    "silent-move": "where a move was due",
    "odd-refusal": "where ok, or no with a code and a sentence, was due",
    "no-game": "refused: I only play chess",
    "odd-ok": 'answered "okay" where ok was due',
    "greedy": "ended with status 1",  # Python runs out of memory
    "twice": "where ok was due",
    "stops-reading": "in time",
}


def fault_costs_a_match(home, fault, words):
    folder = os.path.join(home, "fault-" + fault)
    # Whose fault is another must not be late as well, however busy the machine is.
    milliseconds = "100" if "in time" in words else "60000"
    begin = time.monotonic()
    done = run("arena", GAME, "--bots", f"exec:{BROKEN} {fault},random", "--sets", "1", "--seed", "2",
               "--out", folder, "--move-time", milliseconds, "--memory", "200", "--threads", "2")
    took = time.monotonic() - begin
    check(done.returncode == 0, f"{fault}: the arena fails: {done.stderr}")
    records = sorted(glob.glob(folder + "/*.record"))
    check(len(records) == 2, f"{fault}: {len(records)} records")
    for record in records:
        with open(record) as f:
            text = f.read()
        forfeit = [line for line in text.splitlines() if line.startswith("forfeit")]
        check(len(forfeit) == 1 and words in forfeit[0], f"{fault}: {forfeit}")
        check(run("replay", "--check", record).returncode == 0, f"{fault}: the record does not replay")
    check("forfeited 2" in done.stdout, f"{fault}: {done.stdout}")
    check(took < 60, f"{fault}: took {took:.0f} s")


def faults(home):
    """Most of it is waiting, so all at once."""
    with concurrent.futures.ThreadPoolExecutor(6) as pool:
        for done in [pool.submit(fault_costs_a_match, home, *row) for row in FAULTS.items()]:
            done.result()
    # The time of a whole match.
    folder = os.path.join(home, "fault-slow")
    done = run("arena", GAME, "--bots", f"exec:{BROKEN} slow,random", "--sets", "1", "--seed", "2", "--out", folder,
               "--match-time", "1")
    check("forfeited 2" in done.stdout and "for the match" in done.stdout, f"slow: {done.stdout}{done.stderr}")


def refusals(home):
    """One that is no bot at all is refused before anything is played."""
    for command, words in (("/no/such/program", "there is no such program"), ("true", "ended with status 0"),
                           (BROKEN + " nameless", "did not say its name"), (BROKEN + " odd-option", "an option is"),
                           (BROKEN + " odd-want", "may want"), (BROKEN + " no-hello", "not in the mood"), ("", "empty")):
        done = run("arena", GAME, "--bots", f"exec:{command},random", "--sets", "1", "--seed", "1",
                   "--out", os.path.join(home, "no"))
        check(done.returncode == 2 and words in done.stderr, f"{command}: {done.returncode} {done.stderr}")


# What the test of a bot finds: the sentence that does not hold, and why.
FINDINGS = {
    "nameless": ("It says hello", "did not say its name"),
    "odd-option": ("It says hello", "an option is"),
    "odd-pong": ("ping by pong", 'answered "ping" where pong was due'),
    "dies-of-unknown": ("refuses words", "ended with status 5"),
    "takes-unknown": ("refuses words", "answered ok"),
    "ignores-unknown": ("refuses words", "did not answer in time"),
    "early-go": ("refuses go before", "ended with status 1"),
    "deaf-option": ("Its options", "refused: I do not want to"),
    "any-option": ("Its options", "answered ok"),
    "no-game": ("at least one game", ""),
    "odd-ok": ("takes a game", 'answered "okay" where ok was due'),
    "illegal": ("plays a match", "which is no legal move"),
    "crash": ("plays a match", "signal 11"),
    "hang": ("plays a match", "did not answer in time"),
    "flood": ("plays a match", "more than the protocol allows"),
    "garbage": ("plays a match", "not plain text"),
    "chatter": ("plays a match", "was due"),
    "twice": ("plays a match", "was due"),
    "deaf-facts": ("plays a match", "refused: I do not know that word"),
    "deaf-stop": ("stops thinking", "went on thinking"),
    "bad-status": ("status 0 at quit", "did not end with status 0"),
    "stays": ("when its input ends", "was still there"),
}


def found(fault, sentence, why):
    done = run("bot", "--check", f"{BROKEN} {fault}", "--move-time", "50",
               timeout=300)
    lines = [line for line in done.stdout.splitlines() if line.startswith("no ") and sentence in line]
    check(done.returncode == 1 and lines and why in lines[0], f"{fault}: {done.returncode} {done.stdout}")


def findings():
    """Each fault is found and told in words; a good bot passes."""
    done = run("bot", "--check", BROKEN)
    check(done.returncode == 0 and "no " not in done.stdout and "All is well" in done.stdout, done.stdout)
    done = run("bot", "--check", PROGRAM + " bot --player greedy", "--memory", "0")
    check(done.returncode == 0 and done.stdout.count("yes") == 14, done.stdout)
    with concurrent.futures.ThreadPoolExecutor(6) as pool:
        for done in [pool.submit(found, fault, *row) for fault, row in FINDINGS.items()]:
            done.result()


def files_start_nothing(home):
    """A record that names a program as a player does not start it."""
    mark, record = os.path.join(home, "mark"), os.path.join(home, "evil.record")
    run("arena", GAME, "--bots", "random,random", "--sets", "1", "--seed", "1", "--out", os.path.join(home, "plain"))
    with open(os.path.join(home, "plain/000001-1.record")) as f:
        head, _, moves = f.read().partition("\n\n")
    tags = [line for line in head.splitlines() if line.split()[0] not in ("player", "result", "hash", "moves")]
    some = moves.splitlines()[:20]
    with open(record, "w") as f:
        f.write("\n".join([*tags, f"player red exec:touch {mark}", f"player blue exec:touch {mark}",
                           f"moves {len(some)}", "", *some, ""]))
    done = run("play", record, "--plain", text="look\nquit\nquit\n")
    check(done.returncode == 0, f"{done.returncode} {done.stdout[-300:]} {done.stderr}")
    check(not os.path.exists(mark), "a record has started a program")


def nothing_is_left():
    """No process of a bot outlives the arena."""
    found = subprocess.run(["pgrep", "-f", BROKEN], capture_output=True, text=True).stdout
    check(not found, f"these bots are still there: {found}")


def until(condition, seconds=60):
    """Waits for it; false if it never comes."""
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        time.sleep(0.02)
    return condition()


def is_alive(pid):
    try:
        with open(f"/proc/{pid}/stat") as f:
            return f.read().rpartition(")")[2].split()[0] not in "ZX"
    except FileNotFoundError:
        return False


def children(pid):
    found = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True).stdout
    return [int(word) for word in found.split()]


def start_in_terminal(*args):
    """The full-screen program, whose thoughts have threads of their own."""
    pid, _ = pty.fork()
    if pid == 0:
        os.environ["TERM"] = "xterm"
        os.execv(PROGRAM, [PROGRAM, *args])
    return pid


def start_in_pipe(*args):
    return subprocess.Popen([PROGRAM, *args], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                            stderr=subprocess.DEVNULL).pid


def a_hard_kill_leaves_nobody(home):
    """A bot that does not mind the end of its input, and what it has started, end
    with the program, however that ends."""
    ways = {"play": (start_in_terminal, "play", GAME, "--seed", "1", "--memory", "0", "--players", "EXEC,random"),
            "plain": (start_in_pipe, "play", "--plain", GAME, "--memory", "0", "--players", "EXEC,human"),
            "arena": (start_in_pipe, "arena", GAME, "--bots", "EXEC,random", "--memory", "0", "--sets", "1"),
            "check": (start_in_pipe, "bot", "--memory", "0", "--check", "COMMAND")}
    for way, (start, *args) in ways.items():
        mark = os.path.join(home, "mark-" + way)
        command = f"{sys.executable} {STUBBORN} {mark}"
        pid = start(*[word.replace("EXEC", "exec:" + command).replace("COMMAND", command) for word in args])
        check(until(lambda: os.path.exists(mark)), f"{way}: the bot was not asked for a move")
        with open(mark) as f:
            bots = [int(word) for word in f.read().split()]
        kept = children(pid)
        check(len(bots) == 2 and all(is_alive(bot) for bot in bots), f"{way}: the bots are not there: {bots}")
        check(len(kept) >= 2, f"{way}: nobody keeps the bot: {kept}")
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        left = lambda: [one for one in {*bots, *kept} if is_alive(one)]
        check(until(lambda: not left()), f"{way}: these are still there: {left()}")


def protocol():
    """What the program's own bot answers, line by line."""
    talk = {
        "ping": "pong",
        "moves a | b": "no state",
        "mudbrick 2": "no syntax",
        "rubbish": "no unknown",
        "": "no unknown",
        "x" * 2000000: "no syntax",
    }
    done = run("bot", "--player", "random", text="".join(line + "\n" for line in talk) + "quit\n")
    answers = done.stdout.splitlines()
    check(done.returncode == 0 and len(answers) == len(talk), f"{done.returncode} {answers}")
    for answer, wanted in zip(answers, talk.values()):
        check(answer.startswith(wanted), f"{answer} instead of {wanted}")
    done = run("bot", "--player", "nobody", text="quit\n")
    check(done.returncode == 2 and 'there is no player "nobody"' in done.stderr, done.stderr)
    # The end of the input is an end like any other.
    check(run("bot", text="mudbrick 1\n").returncode == 0, "the end of the input is no end")


def errs_on_purpose(home):
    """The player that errs for arenas has no name for its moves, whatever the game."""
    for game in GAMES:
        bots = f"exec:{PROGRAM} bot --player faulty:every=1,random"
        done = run("arena", game, "--bots", bots, "--memory", "0", "--sets", "1", "--seed", "7",
                   "--out", os.path.join(home, "errs-" + game))
        check(done.returncode == 0 and "which is no legal move" in done.stdout and "forfeited 2" in done.stdout,
              f"{game}: {done.returncode} {done.stdout} {done.stderr}")


with tempfile.TemporaryDirectory() as home:
    protocol()
    errs_on_purpose(home)
    speaking(home)
    refusals(home)
    faults(home)
    findings()
    files_start_nothing(home)
    a_hard_kill_leaves_nobody(home)
    nothing_is_left()
checks.finish()
