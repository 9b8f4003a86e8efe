#!/usr/bin/env python3
"""The engine as a library: installed, found by pkg-config, used from C and from
Python. Called with the build folder and the path of the program."""
import array, json, os, random, re, shutil, subprocess, sys, tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from checks import Checks, GAME, GAMES, OTHER

BUILD, PROGRAM = (os.path.abspath(path) for path in sys.argv[1:3])
checks = Checks()
check = checks.check


def run(*words, **more):
    return subprocess.run(words, capture_output=True, text=True, timeout=300, **more)


home = tempfile.mkdtemp()
root = os.path.join(home, "root")
# DESTDIR is where it is put, the prefix where it believes to be.
done = run("cmake", "--install", BUILD, "--component", "library", "--prefix", "/opt/bricks",
           env={**os.environ, "DESTDIR": root})
check(done.returncode == 0, f"cannot install: {done.stdout}{done.stderr}")
prefix = root + "/opt/bricks"
found = [os.path.join(folder, name) for folder, _, names in os.walk(prefix) for name in names]
folder = os.path.dirname(next(path for path in found if path.endswith("libmudbrick.so.1")))
for name in ("mudbrick.h", "mudbrick.pc", "libmudbrick.so", "libmudbrick.so.1", "__init__.py"):
    check(any(os.path.basename(path) == name for path in found), f"{name} is not installed: {found}")
names = run("nm", "-D", "--defined-only", folder + "/libmudbrick.so.1").stdout.split("\n")
names = [line.split()[-1].split("@")[0] for line in names if line and " A " not in line]
with open(prefix + "/include/mudbrick.h") as f:
    header = f.read()
declared = set(re.findall(r"\b(mudbrick_\w+)\(", header))
check(set(names) == declared, f"exported, but not declared, or the other way round: {set(names) ^ declared}")
check("#include \"" not in header, "the header leans on others")

# The example in C, against what is installed.
env = {**os.environ, "PKG_CONFIG_PATH": folder + "/pkgconfig", "PKG_CONFIG_SYSROOT_DIR": root,
       "LD_LIBRARY_PATH": folder}
flags = run("pkg-config", "--cflags", "--libs", "mudbrick", env=env)
check(flags.returncode == 0, f"pkg-config: {flags.stderr}")
for compiler, language in (("cc", ["-std=c11"]), ("c++", ["-x", "c++"])):
    if not shutil.which(compiler):
        continue
    program = os.path.join(home, "example")
    done = run(compiler, *language, "-Wall", "-Wextra", "-Werror", "-o", program, "examples/library.c",
               *flags.stdout.split())
    check(done.returncode == 0, f"{compiler}: {done.stderr}")
    done = run(program, env=env)
    check(done.returncode == 0 and done.stdout.count("place 1") >= 3, f"{compiler}: {done.stdout}{done.stderr}")
check(run("pkg-config", "--modversion", "mudbrick", env=env).stdout.strip() in run(PROGRAM, "--version").stdout,
      "the versions differ")

# The module without its library, or with something else in its place, says what to do.
modules = os.path.dirname(os.path.dirname(next(path for path in found if path.endswith("__init__.py"))))
bare = {name: value for name, value in os.environ.items() if name not in ("MUDBRICK_LIBRARY", "LD_LIBRARY_PATH")}
for library in (None, home + "/libmudbrick.so.1", home, "libc.so.6"):
    done = run(sys.executable, "-c", "import mudbrick", cwd=home,
               env={**bare, "PYTHONPATH": modules, **({"MUDBRICK_LIBRARY": library} if library else {})})
    if library is None and done.returncode == 0:
        continue  # the library is installed on this machine
    said = done.stderr.strip().split("\n")[-1]
    check(said.startswith("ImportError: ") and "set MUDBRICK_LIBRARY to its path" in said and "libmudbrick.so.1" in said
          and done.stderr.count("Traceback") == 1, f"without its library ({library}): {done.stderr}")

# The module, as it is installed.
os.environ["MUDBRICK_LIBRARY"] = folder + "/libmudbrick.so.1"
sys.path.insert(0, modules)
import mudbrick

check(mudbrick.games() == GAMES, f"{mudbrick.games()}")


def refused(what, words):
    try:
        what()
    except mudbrick.Error as problem:
        check(words in str(problem), f"{problem} instead of {words}")
    else:
        check(False, f"not refused: {words}")


def whole_match(table, seed):
    """Plays at random; the match and what was done."""
    match, lots, done = table.match(seed), random.Random(seed), []
    while not match.over:
        actions, moves = match.legal(), match.moves()
        check(len(set(actions)) == len(actions) == len(moves) > 0, "two moves have one number")
        mask = match.mask()
        check(sum(mask) == len(actions) and all(mask[action] for action in actions), "the mask differs from the list")
        action = lots.choice(actions)
        check(match.action(match.text(action)) == action, "an action does not read back")
        done.append(action)
        match.step(action)
    return match, done


for game in mudbrick.games():
    table = mudbrick.Table(game)
    match, actions = whole_match(table, 5)
    again = table.match(5)
    for action in actions:
        again.step(action)
    check(again.record() == match.record(), f"{game}: the same actions give another match")
    path = os.path.join(home, game + ".record")
    with open(path, "w") as f:
        f.write(match.record())
    done = run(PROGRAM, "replay", "--check", path)
    check(done.returncode == 0, f"{game}: the record does not replay: {done.stderr}")
    check(sorted(match.place(seat) for seat in range(table.seats))[0] == 1, f"{game}: nobody wins")

    # Observations: as many numbers as names, what is hidden is hidden, and they say what the view says.
    names = table.observation_names()
    check(len(names) == table.observation_size == len(set(names)), f"{game}: {len(set(names))} names")
    match = table.match(9)
    for _ in range(12):
        match.step(match.legal()[0])
    for seat in [*range(table.seats), -1]:
        view = json.loads(match.view(seat))
        numbers = dict(zip(names, match.observe(seat)))
        for field, value in view["state"].items():
            if isinstance(value, dict):
                for row, cell in value.items():
                    known = numbers.get(f"{field} {row}")
                    wanted = {"?": mudbrick.HIDDEN, "none": mudbrick.NONE}.get(cell, cell) if isinstance(
                        cell, (int, str)) else None
                    if known is not None and isinstance(wanted, int):
                        check(known == wanted, f"{game}: {field} {row} is {cell}, observed as {known}")
    copy = match.copy()
    copy.step(copy.legal()[0])
    check(copy.count > match.count and match.seat >= 0, f"{game}: a copy is not its own match")
    check(match.think("random", 3) in match.legal(), f"{game}: a player chooses no legal action")
    out = array.array("i", [0]) * table.observation_size
    check(list(match.observe(0, out)) == list(match.observe(0)), f"{game}: a buffer is filled otherwise")
    refused(lambda: match.observe(0, array.array("i", [0])), "room for 1")

    # A batch does what single matches do, and goes on after the end.
    batch = table.batch(8, seed=20)
    twin = table.match(20)
    ended = 0
    for _ in range(400):
        row = [batch.mask[i * mudbrick.ACTIONS:(i + 1) * mudbrick.ACTIONS] if not hasattr(batch.mask, "shape")
               else batch.mask[i] for i in range(8)]
        first = twin.legal()[0]
        check(row[0][first] == 1, f"{game}: a batch has other actions")
        batch.step([first] + [-1] * 7)
        twin.step(first)
        ended += sum(bytes(batch.done))
        if twin.over:
            break
        check(int(batch.seat[0]) == twin.seat, f"{game}: a batch has another seat to act")
    for _ in range(20000):
        batch.step([-1] * 8)
        ended += sum(bytes(batch.done))
        if ended:
            check(abs(float(sum(batch.reward.reshape(-1) if hasattr(batch.reward, "shape") else batch.reward)) -
                      sum(bytes(batch.done))) < 1e-3, f"{game}: the shares of a win do not add up")
            break
    check(ended > 0, f"{game}: no match of a batch ends")
    illegal = next(action for action in range(mudbrick.ACTIONS) if not batch.table.match(0).mask()[action])
    refused(lambda: mudbrick.Batch(table, 2).step([illegal, illegal]), "is not legal")

# A record and a position are opened at the decision that they come to.
for game in GAMES:
    match = mudbrick.Table(game, seats=3).match(5)
    while match.count < 40:
        match.step(match.legal()[-1])
    for words in match.record(), "\n" + match.record():
        again = mudbrick.Table.of(words).open(words, 6)
        check((again.table.game, again.table.seats) == (game, 3) and again.record() == match.record(),
              f"{game}: a record opens as another match")
        check(again.seat == match.seat and again.question() == match.question(), f"{game}: a record asks otherwise")
    for _ in range(30):
        match.step(match.legal()[0])
        again.step(again.legal()[0])
    check(again.record() == match.record(), f"{game}: chance goes on otherwise after a record")
    refused(lambda: mudbrick.Table(game, seats=2).open(words), "the record is of another set-up")
    refused(lambda: mudbrick.Table(OTHER if game == GAME else GAME).open(words), "the record is of another game")
    refused(lambda: match.table.open(words.replace("hash ", "hash f", 1)), "hash")

    path = os.path.join(home, "opened.record")
    with open(path, "w") as f:
        f.write(words.lstrip())
    whole = run(PROGRAM, "view", path).stdout
    again = mudbrick.Table.of(whole).open(whole, 5)
    check(again.moves() == mudbrick.Table.of(words).open(words).moves(), f"{game}: a position has other moves")
    check(again.count == 0 and again.log() == [], f"{game}: a position comes with moves")
    twin = again.copy()
    again.step(again.legal()[0])
    twin.step(twin.legal()[0])
    check(again.view(-1) == twin.view(-1) and [entry["move"] for entry in again.log(-1)][:1]
          == [entry["move"] for entry in twin.log(-1)][:1], f"{game}: a copy began elsewhere")
    refused(again.record, "began at a position")
    again.reset(5)
    check(again.count >= 0 and again.record().startswith("mudbrick record"), f"{game}: a reset match began elsewhere")
refused(lambda: mudbrick.Table.of("{}"), "game must be there")
refused(lambda: mudbrick.Table.of("chess"), "")

# What cannot be.
refused(lambda: mudbrick.Table("chess"), f'there is no game called "chess"; there are {GAME}')
refused(lambda: mudbrick.Table(GAME, seats=9), "seats")
refused(lambda: mudbrick.Table(GAME, colour="red"), 'no option called "colour"')
refused(lambda: mudbrick.Table(GAME, content="/no/such/file"), "/no/such/file")
table = mudbrick.Table(GAME)
refused(lambda: table.match().step(-5), "not legal")
refused(lambda: table.match().step("fly"), "fly")
refused(lambda: table.match().observe(7), "there is no seat 7")
# What C would cut off to 32 bits, read as other numbers, or answer by 0.
refused(lambda: table.match().step(table.match().legal()[0] + 2 ** 32), "not legal")
refused(lambda: table.match().text(2 ** 40), "there is no action")
refused(lambda: table.match().observe(2 ** 32), "there is no seat 4294967296")
refused(lambda: table.match().view(2 ** 32), "there is no seat")
refused(lambda: table.match().score(7), "there is no seat 7")
refused(lambda: table.match().score(-1), "there is no seat -1")
refused(lambda: table.batch(2).step(array.array("q", [-1, -1])), "numbers of 8 bytes")
refused(lambda: table.batch(2).step(array.array("f", [-1, -1])), "numbers of 4 bytes (f)")
refused(lambda: table.batch(2).step([-1]), "1 actions for 2 matches")
refused(lambda: table.batch(2).step([-1, 2 ** 32]), "there is no action 4294967296")
refused(lambda: table.match().think("nobody"), 'there is no player "nobody"')
refused(lambda: table.batch(0), "a batch has")

shutil.rmtree(home)
checks.finish()
