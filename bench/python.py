#!/usr/bin/env python3
"""Measures how fast Python programs can step matches: python3 bench/python.py

Set MUDBRICK_LIBRARY to the shared object (build/release/libmudbrick.so.1). Random
actions; every step tells the observation of the seat that decides."""
import os, random, sys, time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "../python"))
os.environ.setdefault("MUDBRICK_LIBRARY", os.path.join(HERE, "../build/release/libmudbrick.so.1"))
import mudbrick

SECONDS = float(os.environ.get("SECONDS", "2"))


def one_by_one(table, observe):
    """Decisions per second with a call for each thing."""
    match, lots, steps, seed = table.match(), random.Random(1), 0, 0
    room = match.observe()
    begin = time.process_time()
    while time.process_time() - begin < SECONDS:
        for _ in range(200):
            actions = match.legal()
            if observe:
                match.observe(out=room)
            if match.step(actions[int(lots.random() * len(actions))]) < 0:
                seed += 1
                match.reset(seed)
        steps += 200
    return steps / (time.process_time() - begin)


def together(table, count, observe, mask):
    """The same with a batch; the engine draws the actions."""
    batch, steps = mudbrick.Batch(table, count, 1, observe, mask), 0
    actions = [-1] * count
    begin = time.process_time()
    while time.process_time() - begin < SECONDS:
        batch.step(actions)
        steps += count
    return steps / (time.process_time() - begin)


print(f"mudbrick {mudbrick.version()}, decisions of seats per second of one processor, {SECONDS:g} s each")
print(f"{'game':<11}{'numbers':>8}{'step':>11}{'+observe':>11}{'batch 256':>12}{'+observe':>12}{'+mask':>12}")
for game in mudbrick.games():
    table = mudbrick.Table(game)
    print(f"{game:<11}{table.observation_size:>8}{one_by_one(table, False):>11,.0f}{one_by_one(table, True):>11,.0f}"
          f"{together(table, 256, False, False):>12,.0f}{together(table, 256, True, False):>12,.0f}"
          f"{together(table, 256, True, True):>12,.0f}", flush=True)
