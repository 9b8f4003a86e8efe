#!/usr/bin/env python3
"""The conversation in lines, through a pipe: every word that can be said, a
program as a player, a table of a server, signals. Called with the path of the
program."""
import glob, os, pty, re, signal, subprocess, sys, tempfile, threading, time
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../../tests/term"))
from terminal import Checks, Terminal
import client

PROGRAM = os.path.abspath(sys.argv[1])
checks = Checks()
check = checks.check
home = tempfile.TemporaryDirectory()
ENV = {**os.environ, "HOME": home.name, "XDG_DATA_HOME": home.name}


def talk(args, lines):
    return subprocess.run([PROGRAM, "play", "--plain", *args], input="\n".join(lines) + "\n", capture_output=True,
                          text=True, timeout=120, env=ENV)


# -- Everything that can be said ----------------------------------------------------
words = {
    "help": "rules [WORD] reads the rules",
    "players": "Red has 0 points and has to decide.",
    "look": "Place 1 of the row costs nothing and has ",
    "look A12": "Region A12, the start region, is held by nobody: 3 armies of Red, 3 armies of Blue; over land it touches A9,",
    "look nowhere": 'Nothing in the position is called "nowhere" now.',
    "hand": "Red has 14 coins, 11 armies and 3 cities left to place, holds 0 regions, and has taken 0 of 13 cards.",
    "hand blue": "Blue has 14 coins, 11 armies",
    "hand green": 'There is no seat "green".',
    "score": "Red has 0 points in total and is in place 1.\nFor Regions there are 0 points.",
    "log": "Chance lays a card into the row: ",
    "log 2": "> Chance lays a card into the row: ",
    "log all": "> Chance lays a card into the row: ",
    "log x": "Say log, log 20 or log all.",
    "hint": "It wins about",
    "rules bid": "everybody bids in secret",
    "rules zebra": 'The rules do not mention "zebra".',
    "explain A12": "Region A12 is part of continent A-II.",
    "explain": "Say what: explain and a word",
    "moves A10": "10. Place a neutral army on A10. [neutral A10]",
    "moves": "Red, it is your turn: Choose a region for a neutral army: 10 left.",
    "moves zebra": 'No choice has "zebra" in it.',
    "undo": "Nothing can be taken back: Red has not moved yet.",
    "board": "Continents, and who holds them:",
    "yes": "Nobody asks for that.",
    "neutral": 'There are 25 moves that begin with "neutral"; say more of the one you mean, or its number.',
    "nonsense": 'There is no move "nonsense". Say a number from 1 to 25, or help.',
}
for word, answer in words.items():
    done = talk(["empire", "--seed", "1", "--players", "human,random"], [word, "quit", "quit"])
    check(answer in done.stdout, f"{word}: no {answer!r} in {done.stdout[-600:]!r}")
    check(done.returncode == 0, f"{word}: status {done.returncode}")

# A line has a ceiling, what comes after it is heard, and so is a last line that does
# not end.
done = talk(["empire", "--seed", "1", "--players", "human,random"], ["x" * 5000, "players", "quit", "quit"])
check("That line is too long" in done.stderr and 'called "x' not in done.stdout and "move \"x" not in done.stdout,
      f"a line that is too long: {done.stderr[:200]} {done.stdout[-200:]}")
check("Red has 0 points and has to decide." in done.stdout, "the line after one that was too long is not heard")
done = subprocess.run([PROGRAM, "play", "--plain", "empire", "--seed", "1"], input="players", capture_output=True, text=True,
                      timeout=120, env=ENV)
check("Red has 0 points and has to decide." in done.stdout, "a last line without an end is not heard")

# -- Cards and goods of other content --------------------------------------
other = subprocess.run([PROGRAM, "content", "empire"], capture_output=True, text=True).stdout
with open(home.name + "/other.json", "w") as f:
    f.write(other.replace('"anvil"', '"hammer"'))
done = talk(["empire", "--seed", "1", "--content", home.name + "/other.json"], ["explain hammer", "quit"])
check("Pieces of hammer are worth, at the end: 2 for 1 VP" in done.stdout, f"other content is not explained: {done.stdout[-300:]} {done.stderr}")

# -- Saved, gone on with; a program as a player; one that breaks ------------------------
record = os.path.join(home.name, "mine.record")
for players, youngest in (("human,easy", "0"), ("easy,human", "1")):
    talk(["empire", "--seed", "2", "--players", players], [f"save {record}", "quit"])
    check(f"set tie={youngest}\n" in open(record).read(), f"{players}: the youngest is another")
done = talk(["empire", "--seed", "2", "--players", "human,easy"], ["1"] * 12 + [f"save {record}", "quit"])
check("Saved. Go on later with" in done.stdout and "player blue easy" in open(record).read(), "not saved with its players")
done = talk([record], ["players", "quit"])
check("Blue (easy), a player of the program," in done.stdout, "the players of a saved game are others")
done = talk(["empire", "--seed", "2", "--memory", "0", "--players", f"human,exec:{PROGRAM} bot --player random"], ["1"] * 400)
check("The game is over." in done.stdout, f"no match against a program: {done.stdout[-300:]} {done.stderr[-300:]}")

# -- Looking back: in a match, and through a record from its beginning -----------------------
done = talk([record, "--replay"], ["next", "look", "1", "next 6", "previous 2", "players", "undo", "previous all", "previous",
                                   "next x", "next all", "next", "quit"])
total = int(re.search(r"before the first of (\d+) moves", done.stdout).group(1))
for words in ["looking back> Chance lays a card into the row: ", "This is after move 1 of ", "The pile has", "You look back: say next,",
              "This is after move 7 of ", "This is after move 5 of ", "You look back; next all returns", "This is after move 0 of ",
              "This is the beginning.", "Say next, next 10 or next all.", f"This is the last of {total} moves.", "it is your turn: ",
              "This is the last move; previous looks back."]:
    check(words in done.stdout, f"looking back: no {words!r} in {done.stdout[-900:]!r}")
check(done.returncode == 0 and not done.stderr, f"looking back: {done.returncode} {done.stderr}")
before = open(record).read()
done = talk([record], ["previous 12", "branch", "1", "save " + home.name + "/branch.record", "quit"])
check("a match of its own" in done.stdout and open(record).read() == before, "no branch, or it has changed the record")
check("moves" in open(home.name + "/branch.record").read(), "the branch is not saved")

# -- Nobody is there any more: the game is kept, and the printed command goes on with it --------
bin = os.path.join(home.name, "bin")
os.mkdir(bin)
os.symlink(PROGRAM, bin + "/mudbrick")


def kept(game):
    """The files of a game and its seed among those that are kept."""
    return glob.glob(f"{home.name}/mudbrick/{game}*.record")


def moves(path):
    with open(path) as f:
        return int(re.search(r"^moves (\d+)$", f.read(), re.M).group(1))


def go_on(words, lines, folder="/"):
    """Runs the command in these words as it stands there, from another folder."""
    command = re.search(r"(mudbrick play .*?)\s*$", words, re.M)
    if not command:
        return subprocess.CompletedProcess([], 99, "", words)
    return subprocess.run(["bash", "-c", command.group(1)], input="\n".join(lines) + "\n", capture_output=True, text=True,
                          timeout=120, cwd=folder, env={**ENV, "PATH": bin + ":" + os.environ["PATH"]})


done = talk(["empire", "--seed", "70"], [])
check(done.returncode == 0 and not done.stderr and not kept("empire-70"), f"a match that nobody played is kept: {done.stderr}")
done = talk(["empire", "--seed", "78"], ["1", "1"])
check(done.returncode == 0 and "mudbrick: The game is kept: mudbrick play --plain /" in done.stderr, f"the end of the input loses the game: {done.stderr}")
check(len(kept("empire-78")) == 1, "no file is kept, or too many")
before = moves(kept("empire-78")[0])
again = go_on(done.stderr, ["players", "1"])
check("Blue (medium), a player of the program," in again.stdout and again.returncode == 0, f"the command does not go on: {again.stdout[-300:]} {again.stderr}")
check(len(kept("empire-78")) == 1 and moves(kept("empire-78")[0]) > before, "the game does not go on in its own file")

# Its content, too: a path with spaces and a quote, as it was given, from the folder it was given in.
folder = os.path.join(home.name, "my cards")
os.mkdir(folder)
with open(folder + "/it's mine.json", "w") as f:
    f.write(other.replace('"anvil"', '"hammer"'))
done = subprocess.run([PROGRAM, "play", "--plain", "empire", "--seed", "79", "--content", "my cards/it's mine.json"], input="1\n",
                      capture_output=True, text=True, timeout=120, cwd=home.name, env=ENV)
for words in (done.stderr, go_on(done.stderr, ["1"]).stderr):
    again = go_on(words, ["explain hammer", "quit"])
    check(again.returncode == 0 and "Pieces of hammer are worth, at the end: 2 for 1 VP" in again.stdout, f"other content: {words} {again.stdout[-300:]} {again.stderr}")
done = subprocess.run([PROGRAM, "play", "--plain", "empire", "--seed", "79", "--content", "my cards/it's mine.json"],
                      input="1\nsave my cards/a game.record\nquit\n", capture_output=True, text=True, timeout=120, cwd=home.name, env=ENV)
again = go_on(done.stdout, ["explain hammer", "quit"])
check(again.returncode == 0 and "Pieces of hammer are worth" in again.stdout, f"a saved game with other content: {done.stdout[-300:]} {again.stderr}")
window = Terminal(PROGRAM, "empire", "--seed", "81", "--content", folder + "/it'\\''s mine.json", home=home.name, cols=250)
check(window.wait("Choose a region"), "no match in a window")
window.keys("Enter")
check(window.wait("Blue places") or window.wait("Last:"), "no move in a window")
window.keys("q")
window.wait("Leave?")
window.keys("y")
shown = window.wait("The game is kept: mudbrick play", "ended with 0")
again = go_on(shown or "", ["1"])
check(again.returncode == 0 and len(kept("empire-81")) == 1, f"the command of the whole screen: {shown} {again.stderr}")

# Signals, and somebody who does not listen any more.
def begin(seed, *more):
    talker = subprocess.Popen([PROGRAM, "play", "--plain", "empire", "--seed", str(seed), *more], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENV)
    talker.stdin.write("1\n")
    talker.stdin.flush()
    while "Red places a neutral army" not in talker.stdout.readline():
        pass
    return talker


for seed, number in enumerate((signal.SIGTERM, signal.SIGINT, signal.SIGHUP), 90):
    talker = begin(seed)
    talker.send_signal(number)
    out, err = talker.communicate(timeout=30)
    check(talker.returncode == 0 and "The game is kept: mudbrick play" in err, f"{number!r} loses the game: {err}")
    check(len(kept(f"empire-{seed}")) == 1, f"{number!r}: no file is kept")
talker = begin(95, "--players", "human,mcts:iterations=100000000")
talker.stdin.write("1\n" * 30)  # sooner or later the other thinks for hours
talker.stdin.flush()
talker.send_signal(signal.SIGTERM)
out, err = talker.communicate(timeout=30)
check("The game is kept: mudbrick play" in err, f"a player who thinks keeps a signal waiting: {err}")
talker = begin(96)
talker.stdout.close()
talker.stdin.write("1\n" * 5)
talker.stdin.flush()
err = talker.stderr.read()
talker.wait(timeout=30)
check("The game is kept: mudbrick play" in err and len(kept("empire-96")) == 1, f"nobody listens, and the game is lost: {err}")
again = go_on(err, ["players", "quit"])
check(again.returncode == 0 and "has to decide" in again.stdout, f"the command does not go on: {again.stderr}")

# A terminal that goes away. The check for leaks does not like it.
pid, fd = pty.fork()
if pid == 0:
    os.environ.update({**ENV, "TERM": "dumb", "ASAN_OPTIONS": "detect_leaks=0"})
    os.execv(PROGRAM, [PROGRAM, "play", "empire", "--seed", "97"])
said = b""
while b"Red> " not in said:
    said += os.read(fd, 65536)
os.write(fd, b"1\n")
while said.count(b"Red> ") < 2:
    said += os.read(fd, 65536)
os.close(fd)
os.waitpid(pid, 0)
check(len(kept("empire-97")) == 1, "a terminal that goes away takes the game with it")

# -- What is missing or wrong -----------------------------------------------------------------
done = talk([], [])
check(done.returncode == 2 and "say which game" in done.stderr, "no game was named, and nobody says so")
done = talk(["--replay"], [])
check(done.returncode == 2 and "--replay needs" in done.stderr, "replay of nothing")
done = talk(["empire", "--join", "http://127.0.0.1:1/#join/a.b"], [])
check(done.returncode == 2 and "leave empire out" in done.stderr, "a game and a table")

# -- A table of a server ------------------------------------------------------------------------
server = client.Server(PROGRAM)
made = client.call(server.port, "POST", "/api/tables", {"game": "empire", "seats": ["open", "easy"]})[1]
for wrong in (f"seat/{made['table']}.wrong", "seat/nowhere.wrong", "watch/nowhere", f"join/{made['table']}.wrong"):
    done = talk(["--name", "Ada", "--join", f"http://127.0.0.1:{server.port}/#{wrong}"], [])
    check(done.returncode == 2 and re.match(r"mudbrick: .*(no such table|needs its invitation)", done.stderr) and not done.stdout,
          f"a wrong link, {wrong}: {done.returncode} {done.stdout} {done.stderr}")
    window = Terminal(PROGRAM, "--name", "Ada", "--join", f"http://127.0.0.1:{server.port}/#{wrong}", cols=160)
    check(window.wait("mudbrick: ", "ended with 2"), f"a wrong link in a window, {wrong}")
link = f"http://127.0.0.1:{server.port}/#join/{made['table']}.{made['invite']}"
class Talker:
    """The program at a table: what it says is kept, and waited for."""

    def __init__(self, link):
        self.process = subprocess.Popen([PROGRAM, "play", "--plain", "--join", link, "--name", "Ada"],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=ENV)
        self.said = ""
        self.thread = threading.Thread(target=self.listen)
        self.thread.start()

    def listen(self):
        for line in self.process.stdout:
            self.said += line

    def say(self, *lines):
        self.process.stdin.write("".join(line + "\n" for line in lines))
        self.process.stdin.flush()

    def until(self, *texts, seconds=60):
        """All of these, in any order, since the last time that something was waited for."""
        end = time.monotonic() + seconds
        while not all(text in self.said for text in texts) and time.monotonic() < end:
            time.sleep(0.02)
        found = all(text in self.said for text in texts)
        if not found:
            print(f"waited for {texts}, heard {self.said[-2000:]!r}")
        self.said = ""
        return found

    def end(self):
        status = self.process.wait(timeout=60)
        self.thread.join()
        return status


ada = Talker(link)
check(ada.until("Red (Ada), it is your turn: Choose a region for a neutral army: 10 left.", "25. Place a neutral army on A25. [neutral A25]"),
      "no table, or no choices")
ada.say("neutral A5")
check(ada.until("Red places a neutral army on A5.", "Blue places a neutral army on ", "25. Place"), "no answer")
ada.say("players", "look A5", "table", "yes")
check(ada.until("Blue (easy), a player of the program, has 0 points.", "Region A5 is held by the neutral colour: ", "Seat 1, Red, is Ada: you.",
                "Seat 2, Blue, is easy: bot.", "Nobody asks for that."), "nothing can be asked online")
ada.say("back", "rematch")
check(ada.until("You play for yourself already.", "The match is not over yet."), "a refused wish gets no sentence")
ada.say("resign")
check(ada.until("Say resign again if you mean it."), "resigned by a slip")
ada.say("players", "resign")
check(ada.until("has to decide.", "Say resign again if you mean it."), "resigned although something else was said")
ada.say("resign")
check(ada.until("Red resigns; a bot plays on.", "You have resigned. A bot plays on for you; you can look on.",
                "The game is over.", "Say rematch to play again, or quit."), "no end, or no way to a rematch")
ada.say("rematch")
check(ada.until("Blue (Ada), it is your turn: "), "no rematch")
ada.say("quit")
check(ada.until("Your seat is kept: mudbrick play --join") and ada.end() == 0, "no way back, or no good end")

# A clock is told with the question, and who comes and goes.
made = client.call(server.port, "POST", "/api/tables",
                   {"game": "empire", "seats": ["open", "open"], "pace": {"kind": "live", "bank": 25, "increment": 0}})[1]
ada = Talker(f"http://127.0.0.1:{server.port}/#join/{made['table']}.{made['invite']}")
check(ada.until("Waiting until everybody has sat down: 1 of 2 seats is open."), "nobody is awaited")
ada.say("look", "help")
check(ada.until("The match has not begun yet.", "rematch asks for another match online."), "no words before the match")
seat = client.call(server.port, "POST", f"/api/tables/{made['table']}/seats", {"name": "Bo", "invite": made["invite"]})[1]
check(ada.until("Red (Ada), it is your turn: ", " seconds left."), "the time is not told")
bo = client.Socket(server.port, made["table"])
bo.hello(secret=seat["secret"])
check(ada.until("Bo is here."), "nobody says who comes")
bo.close()
check(ada.until("Bo is away."), "nobody says who goes")
ada.process.stdin.close()
check(ada.end() == 0, "does not end with its input")

checks.finish()
