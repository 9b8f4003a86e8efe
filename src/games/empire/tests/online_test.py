#!/usr/bin/env python3
"""Two people at a table of a real server, both from the terminal: they sit down,
play, take back, lose the server, leave and come back. Called with the path of
the program."""
import os, re, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../../tests/term"))
from terminal import Checks, Terminal
import client

PROGRAM = os.path.abspath(sys.argv[1])
checks = Checks()
check = checks.check
QUESTION = "Red: Choose a region for a neutral army"

server = client.Server(PROGRAM)
made = client.call(server.port, "POST", "/api/tables", {"game": "empire", "seats": ["open", "open"]})[1]
address = f"http://127.0.0.1:{server.port}/"
link = f"{address}#join/{made['table']}.{made['invite']}"

ada = Terminal(PROGRAM, "--join", link, "--name", "Ada")
check(ada.wait("online", "Waiting until everybody has sat down: 1 of 2 seats"), "nobody is awaited")
bo = Terminal(PROGRAM, "--join", link, "--name", "Bo", cols=120, rows=36)
check(ada.wait("Eight-Minute Empire", "Red Ada", "Blue Bo", QUESTION), "the match does not begin")
check(bo.wait("Eight-Minute Empire", "Red Ada", "Blue Bo", "── Red places a neutral army ──"), "the other does not see it")

# A move that is typed, and one that is chosen.
ada.type(":neutral A5")
ada.keys("Enter")
check(bo.wait("Red places a neutral army on A5", "Blue: Choose a region for a neutral army"), "the move does not arrive")
bo.keys("Down", "Down", "Enter")
check(ada.wait("Blue places a neutral army on A3", QUESTION), "the answer does not arrive")

# Somebody looks on.
eve = Terminal(PROGRAM, "--join", f"{address}#watch/{made['table']}.{made['invite']}", cols=120, rows=36)
check(eve.wait("Red Ada", "Blue Bo", "── Red places a neutral army ──", "Blue places a neutral army on A3"), "nobody can look on")
eve.keys("Enter", "q", "y")
check(eve.wait("ended with 0"), "an onlooker cannot leave")
eve.close()

# Taking back needs the other.
ada.type("u")
check(bo.wait("Ada wants to take back: y agrees, n does not."), "nobody is asked")
bo.type("n")
check(bo.wait("── Red places a neutral army ──", "Blue does not agree.") and ada.wait(QUESTION), "a refusal changes the match")
ada.type("u")
check(bo.wait("Ada wants to take back"), "nobody is asked again")
bo.type("y")
shown = ada.wait(QUESTION, "The match goes back to move 6.")
check(shown, "nothing was taken back")

# A hint works from what the seat sees.
ada.type("h")
check(ada.wait("The most promising moves", "1. neutral"), "no hint")
ada.keys("q")

# The server goes and comes.
server.kill()
check(ada.wait("Trying again"), "a lost server is not told")
server = client.Server(PROGRAM, port=server.port, store=server.store)
check(ada.wait(QUESTION, seconds=30), "no way back")
ada.type(":neutral A7")
ada.keys("Enter")
check(bo.wait("Red places a neutral army on A7", "Blue: Choose a region", seconds=30), "the match does not go on")

# Leaving prints the way back.
ada.keys("q", "y")
shown = ada.wait("ended with 0", "#seat/")
seat = re.search(r"--join\s+'(\S+#seat/[\w.\-\s]+?)'\s*\n", shown or "")
check(seat, f"no link to come back: {shown}")
if seat:
    back = Terminal(PROGRAM, "--join", re.sub(r"\s", "", seat.group(1)))
    check(back.wait("Red Ada", "── Blue places a neutral army ──"), "the link does not open the seat")
    back.close()

# What cannot be joined is said before the screen is taken.
wrong = Terminal(PROGRAM, "--join", f"{address}#join/nosuchtable.x", "--name", "Cy")
check(wrong.wait("ended with 2", "there is no such table"), "a wrong link")
wrong = Terminal(PROGRAM, "--join", link)
check(wrong.wait("ended with 2", "--name"), "a seat without a name")
bo.close()
ada.close()

# -- Clocks, who is there, resigning, coming back, a rematch ------------------------
made = client.call(server.port, "POST", "/api/tables",
                   {"game": "empire", "seats": ["open", "open"], "level": "easy",
                    "pace": {"kind": "live", "bank": 600, "increment": 0}})[1]
link = f"{address}#join/{made['table']}.{made['invite']}"
ada = Terminal(PROGRAM, "--join", link, "--name", "Ada")
check(ada.wait("Seat 1: Ada, you", "Seat 2: open", "1 of 2 seats is open"), "who has come is not shown")
bo = Terminal(PROGRAM, "--join", link, "--name", "Bo")
check(ada.wait("Red Ada 0 *9:5", "Blue Bo 0 10:00"), "no clock, or it does not run")
bo.close()
check(ada.wait("Blue Bo 0 10:00 (away)"), "who is away is not shown")
eve = Terminal(PROGRAM, "--join", f"{address}#watch/{made['table']}.{made['invite']}")
check(ada.wait("online, 1 looks on"), "nobody says that somebody looks on")
eve.keys("o", "r", "y")
check(eve.wait("You look on and have no seat here."), "an onlooker resigns")
eve.keys("o", "n")
check(eve.wait("You look on and have no seat here."), "an onlooker asks for a rematch")
eve.close()
ada.keys("Down", "Down")
check(ada.wait("▸ C  neutral A3"), "no third choice")
bo = Terminal(PROGRAM, "--join", re.sub("#.*", "", link) + f"#watch/{made['table']}.{made['invite']}")
check(ada.wait("online, 1 looks on", "▸ C  neutral A3"), "somebody who comes moves the choice")
bo.close()
ada.keys("o", "b")
check(ada.wait("You play for yourself already."), "a refused wish gets no sentence")
ada.keys("o", "n")
check(ada.wait("The match is not over yet."), "a refused rematch gets no sentence")
ada.keys("o")
check(ada.wait("At the table: r resigns", "rematch; Esc."), "no choice at the table")
ada.keys("r")
check(ada.wait("Resign? A bot plays on", "any other key stays."), "nobody asks whether it is meant")
ada.keys("Escape")
check(ada.wait(QUESTION), "resigned without a yes")
ada.keys("o", "r", "y")
check(ada.wait("You have resigned. A bot plays on for you"), "cannot resign")
ada.close()

# Two who resign come to the end, and to a rematch with the seats exchanged.
made = client.call(server.port, "POST", "/api/tables", {"game": "empire", "seats": ["open", "open"], "level": "easy"})[1]
link = f"{address}#join/{made['table']}.{made['invite']}"
ada = Terminal(PROGRAM, "--join", link, "--name", "Ada")
check(ada.wait("Seat 1: Ada, you"), "no seat")
bo = Terminal(PROGRAM, "--join", link, "--name", "Bo", cols=120, rows=36)
check(bo.wait("── Red places a neutral army ──"), "no match")
bo.keys("o", "r", "y")
check(ada.wait("Blue Bo 0 (resigned, a bot plays)", QUESTION), "who has resigned is not shown")
ada.keys("o", "r", "y")
check(ada.wait("The game is over", "s shows the scores, o the way to a rematch", seconds=60), "no end")
ada.keys("o", "n")
check(ada.wait("Red Bo", "Blue Ada", "── Red places a neutral army ──", seconds=30), f"no rematch: {ada.screen()}")
bo.keys("Escape")
check(bo.wait("There is a rematch. o, then n, goes there."), f"the other is not told: {bo.screen()}")
bo.keys("o", "n")
check(bo.wait("Red Bo", "Blue Ada", QUESTION, seconds=30), "the other does not come to it")
bo.keys("Enter")
check(ada.wait("Red places a neutral army on A1", "Blue: Choose a region"), "the rematch cannot be played")
ada.keys("q", "y")
check(ada.wait("ended with 0", "#seat/"), "no way back to the rematch")
ada.close()
bo.close()

# Whose time is up comes back.
made = client.call(server.port, "POST", "/api/tables",
                   {"game": "empire", "seats": ["open", "open"], "level": "easy",
                    "pace": {"kind": "live", "bank": 10, "increment": 60}})[1]
ada = Terminal(PROGRAM, "--join", f"{address}#join/{made['table']}.{made['invite']}", "--name", "Ada")
check(ada.wait("Seat 1: Ada, you"), "no seat")
client.call(server.port, "POST", f"/api/tables/{made['table']}/seats", {"name": "Bo", "invite": made["invite"]})
check(ada.wait("Your time was up, so a bot plays for you. o, then b, takes over again.", seconds=60), "nobody says that the time is up")
ada.keys("o", "b")
check(ada.wait("Red plays again."), f"no way back: {ada.screen()}")
ada.close()
checks.finish()
