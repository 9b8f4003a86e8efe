#!/usr/bin/env python3
"""A bot that starts a helper, and at its first move thinks for ever, whatever
becomes of its input. Then it writes the numbers of both into the file that it is
called with."""
import os, subprocess, sys, time

helper = subprocess.Popen(["sleep", "1000"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
for line in sys.stdin:
    word = line.split(" ")[0].strip()
    if word == "mudbrick":
        print("name Stubborn\nok", flush=True)
    elif word == "go":
        with open(sys.argv[1] + ".new", "w") as f:
            f.write(f"{os.getpid()} {helper.pid}")
        os.rename(sys.argv[1] + ".new", sys.argv[1])
        time.sleep(1000)
    else:
        print("pong" if word == "ping" else "ok", flush=True)
