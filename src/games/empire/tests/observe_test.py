#!/usr/bin/env python3
"""What the library lets others observe of a bid. Called with the path of the program,
beside which the library lies."""
import os, sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, "../../../../tests"), os.path.join(HERE, "../../../../python")]
from checks import Checks

os.environ["MUDBRICK_LIBRARY"] = os.path.join(os.path.dirname(os.path.abspath(sys.argv[1])), "libmudbrick.so.1")
import mudbrick

checks = Checks()
check = checks.check

# A bid is a secret: what another seat has bid changes nothing that is observed.
table = mudbrick.Table("empire", seats=2)
match = table.match(1)
while not any(move.startswith("bid") for move in match.moves()):
    match.step(match.legal()[0])
low, high = match.copy(), match.copy()
bids = low.moves()
low.step(bids[0])
high.step(bids[-1])
check(list(low.observe(1)) == list(high.observe(1)), "a bid can be observed by others")
check(list(low.observe(0)) != list(high.observe(0)), "a seat does not see its own bid")

checks.finish()
