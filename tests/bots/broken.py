#!/usr/bin/env python3
"""A bot that plays the first move and does one thing wrong, which its first word
names. Without a word it is a good bot."""
import os, signal, sys, time

FAULT = sys.argv[1] if len(sys.argv) > 1 else ""
moves = []
gone = 0  # decisions


def say(words):
    try:
        sys.stdout.write(words + "\n")
        sys.stdout.flush()
    except BrokenPipeError:
        os._exit(1)


def hello():
    if FAULT == "no-hello":
        say("no state I am not in the mood")
        return
    if FAULT != "nameless":
        say("name Broken " + FAULT)
    say("version 1")
    if FAULT == "odd-option":
        say("option size number 9 1 5")
    if FAULT == "odd-want":
        say("want money")
    if FAULT == "deaf-option":
        say("option size number 1 9 5")
    if FAULT == "any-option":
        say("option size number 1 9 5")
    say("want position")
    if FAULT == "log":
        say("want log")
    if FAULT == "deaf-facts":
        say("want facts")
    say("ok")


def go(limits):
    global gone
    gone += 1
    if FAULT == "crash" and gone == 3:
        os.kill(os.getpid(), signal.SIGSEGV)
    elif FAULT == "leaves" and gone == 3:
        sys.exit(3)
    elif FAULT == "hang" and gone == 3:
        while True:
            time.sleep(1)
    elif FAULT == "illegal" and gone == 3:
        say("move fly to the moon")
    elif FAULT == "flood" and gone == 3:
        while True:
            say("info " + "x" * 1000)
    elif FAULT == "long-line" and gone == 3:
        say("info " + "x" * 100000)
        say("move " + moves[0])
    elif FAULT == "garbage" and gone == 3:
        sys.stdout.buffer.write(b"move \xff\xfe\x00\n")
        sys.stdout.flush()
    elif FAULT == "wrong-word" and gone == 3:
        say("bestmove " + moves[0])
    elif FAULT == "silent-move" and gone == 3:
        say("move ")
    elif FAULT == "odd-refusal" and gone == 3:
        say("no thanks")
    elif FAULT == "greedy" and gone == 3:
        hoard = [bytearray(1 << 26) for _ in range(64)]
        say("move " + moves[len(hoard) % len(moves)])
    elif FAULT == "slow":
        time.sleep(0.4)
        say("move " + moves[0])
    elif FAULT == "unhurried":
        time.sleep(0.1)
        say("move " + moves[0])
    elif FAULT == "twice" and gone == 3:
        say("move " + moves[0])
        say("move " + moves[0])
    elif FAULT == "deaf-stop" and "time 30000" in limits:
        time.sleep(3)
        say("move " + moves[0])
    else:
        say("move " + moves[0])


def main():
    global moves, gone
    while True:
        line = sys.stdin.readline()
        if not line:
            if FAULT == "stays":
                time.sleep(60)
            return
        verb, _, rest = line.rstrip("\n").partition(" ")
        if FAULT == "stops-reading" and gone == 3:
            while True:
                time.sleep(1)
        if FAULT == "mute":
            continue
        if verb == "mudbrick":
            hello()
        elif verb == "quit":
            if FAULT == "stays":
                continue
            sys.exit(4 if FAULT == "bad-status" else 0)
        elif verb == "ping":
            say("ping" if FAULT == "odd-pong" else "pong")
        elif verb == "moves":
            moves = rest.split(" | ")
            say("ok")
            if FAULT == "chatter":
                say("ok")
        elif verb == "go" and not moves and FAULT != "early-go":
            say("no state there are no moves yet")
        elif verb == "go":
            go(rest)
        elif verb == "stop":
            pass
        elif verb == "game":
            gone = 0
            say("no game I only play chess" if FAULT == "no-game" else "okay" if FAULT == "odd-ok" else "ok")
        elif verb == "set":
            good = rest == "size 5" or rest == "size 1" or rest == "size 9"
            if FAULT == "deaf-option":
                say("no option I do not want to")
            else:
                say("ok" if good or FAULT == "any-option" else "no option the size is a number from 1 to 9")
        elif verb in ("position", "snapshot", "played", "over"):
            say("ok")
        elif FAULT == "dies-of-unknown":
            sys.exit(5)
        elif FAULT == "takes-unknown":
            say("ok")
        elif FAULT == "ignores-unknown":
            pass
        else:
            say("no unknown I do not know that word")


main()
