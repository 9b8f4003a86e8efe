"""The games of Mudbrick for Python programs: play, search, learn.

    import mudbrick
    table = mudbrick.Table("empire", seats=3, map="B")
    match = table.match()
    match.reset(seed=7)
    while not match.over:
        actions = match.legal()
        match.step(actions[0])
    print([match.score(seat) for seat in range(table.seats)])

Nothing is needed but the shared object libmudbrick (set MUDBRICK_LIBRARY to its
path if it is not installed). With numpy, arrays come from `observe`, `mask` and
batches without copies; without it, arrays of the module array or ctypes.

Actions are numbers below ACTIONS. The same move has the same number at other
times, except when two moves of one decision would share one; see mudbrick.h. What a
seat may not know is HIDDEN in its observation, and never anything else.
"""
import ctypes
import json

from ._library import ACTIONS, HIDDEN, LEGAL_MAX, NONE, Error, library, text

__all__ = ["ACTIONS", "HIDDEN", "NONE", "Batch", "Error", "Match", "Table", "games", "version"]

_OVER = 6  # what a step returns at the end of a match


def version():
    """The version of the engine that is loaded."""
    return library.mudbrick_version().decode()


def games():
    """The names of all games."""
    names = []
    while (name := library.mudbrick_game_name(len(names))) is not None:
        names.append(name.decode())
    return names


def _path(content):
    return None if content is None else str(content).encode()


class Table:
    """A game, its content and a set-up: options of the game as keywords. It never
    changes, and any number of matches may share it."""

    def __init__(self, game, seats=None, content=None, **options):
        words = [] if seats is None else [f"seats={seats}"]
        words += [f"{name}={value}" for name, value in options.items()]
        self._take(library.mudbrick_table_new(game.encode(), " ".join(words).encode(), _path(content)))

    @classmethod
    def of(cls, words, content=None):
        """The table of a record or a position, whose text is given."""
        table = cls.__new__(cls)
        table._take(library.mudbrick_table_of(words.encode(), _path(content)))
        return table

    def _take(self, handle):
        self.handle = handle
        if not handle:
            raise Error(library.mudbrick_error().decode())
        self.game = library.mudbrick_table_game(handle).decode()
        self.seats = library.mudbrick_table_seats(self.handle)
        self.names = [library.mudbrick_table_seat_name(self.handle, seat).decode() for seat in range(self.seats)]
        self.observation_size = library.mudbrick_table_observation_size(self.handle)

    def __del__(self):
        if getattr(self, "handle", None):
            library.mudbrick_table_free(self.handle)

    def observation_names(self):
        """What each number of an observation is, in order: "coins red"."""
        return [text(library.mudbrick_table_observation_name, self.handle, i, room=256)
                for i in range(self.observation_size)]

    def match(self, seed=0):
        """A new match."""
        return Match(self, seed)

    def open(self, words, seed=0):
        """The match of a record or a position of this table, whose text is given; chance
        goes on with the seed that a record notes, else with this one."""
        handle = library.mudbrick_match_open(self.handle, words.encode(), seed)
        if not handle:
            raise Error(library.mudbrick_error().decode())
        return Match(self, handle=handle)

    def batch(self, count, seed=0):
        """So many matches that are stepped together."""
        return Batch(self, count, seed)


class Match:
    """One match. Chance moves by itself, from the seed."""

    def __init__(self, table, seed=0, handle=None):
        self.table = table
        self.handle = handle or library.mudbrick_match_new(table.handle)
        if not self.handle:
            raise Error(library.mudbrick_error().decode())
        self._actions = (ctypes.c_int32 * LEGAL_MAX)()
        self._step = library.mudbrick_match_step
        self._legal = library.mudbrick_match_legal
        if handle is None:
            self.reset(seed)

    def __del__(self):
        if getattr(self, "handle", None):
            library.mudbrick_match_free(self.handle)

    def reset(self, seed=0):
        """Begins anew; returns the seat that decides first."""
        library.mudbrick_match_reset(self.handle, seed)
        return self.seat

    def copy(self):
        """A match of its own that goes on from here."""
        handle = library.mudbrick_match_copy(self.handle)
        if not handle:
            raise Error(library.mudbrick_error().decode())
        return Match(self.table, handle=handle)

    @property
    def seat(self):
        """The seat that decides; -1 when the match is over."""
        return library.mudbrick_match_seat(self.handle)

    @property
    def over(self):
        return self.seat < 0

    @property
    def count(self):
        """How many moves were made, those of chance included."""
        return library.mudbrick_match_count(self.handle)

    def legal(self):
        """The legal actions, as a list of numbers."""
        return self._actions[: self._legal(self.handle, self._actions, LEGAL_MAX)]

    def moves(self):
        """The legal moves in words, in the same order."""
        return [self.text(action) for action in self.legal()]

    def mask(self, out=None):
        """ACTIONS bytes, 1 for what is legal. `out` is filled if it is given."""
        out = (ctypes.c_uint8 * ACTIONS)() if out is None else out
        library.mudbrick_match_mask(self.handle, _pointer(out, ctypes.c_uint8, ACTIONS))
        return out

    def text(self, action):
        """A legal action in words: "take 3"."""
        return text(library.mudbrick_match_text, self.handle, _within(action, 0, ACTIONS, "action"), room=128)

    def action(self, move):
        """The number of a legal move that is given in words."""
        return _checked(library.mudbrick_match_action(self.handle, move.encode()))

    def step(self, action):
        """Makes an action (a number, or a move in words); returns the seat that
        decides next, -1 at the end."""
        if isinstance(action, str):
            action = self.action(action)
        elif not 0 <= action < ACTIONS:  # ctypes would cut it off without a word
            raise Error(f"action {action} is not legal now")
        seat = self._step(self.handle, action)
        if seat < 0:
            raise Error(library.mudbrick_error().decode())
        return seat if seat < _OVER else -1

    def think(self, player=None, seed=0):
        """What a player of the program would do, which knows what the seat knows; without
        a name, the level that people usually play against."""
        name = None if player is None else player.encode()
        return _checked(library.mudbrick_match_think(self.handle, name, seed))

    def observe(self, seat=None, out=None):
        """What a seat may know, as numbers; without a seat, the one that decides.
        `out` is filled if it is given: anything with a buffer of int32."""
        size = self.table.observation_size
        out = (ctypes.c_int32 * size)() if out is None else out
        seat = self.seat if seat is None else self._seat(seat, -1)
        _checked(library.mudbrick_match_observe(self.handle, seat, _pointer(out, ctypes.c_int32, size), size))
        return out

    def view(self, seat=None):
        """The position as JSON text, as a seat sees it; -1 is a spectator."""
        seat = self.seat if seat is None else self._seat(seat, -1)
        return text(library.mudbrick_match_view, self.handle, seat, room=1 << 18)

    def fact(self, action):
        """What a legal action (a number, or a move in words) does, as a fact, a
        dictionary: docs/facts.md."""
        action = self.action(action) if isinstance(action, str) else _within(action, 0, ACTIONS, "action")
        return json.loads(text(library.mudbrick_match_fact, self.handle, action, room=1 << 12))

    def question(self):
        """What the seat that decides is asked, as a fact, a dictionary; None if it is only
        to choose."""
        return json.loads(text(library.mudbrick_match_question, self.handle, room=1 << 12))

    def log(self, seat=None, first=0):
        """The moves that were made, from the one numbered `first` on, as a seat saw
        them: dictionaries with seat (or "chance"), move and fact. -1 is a spectator."""
        seat = self.seat if seat is None else self._seat(seat, -1)
        first = min(first, (1 << 31) - 1)
        return json.loads(text(library.mudbrick_match_log, self.handle, seat, first, room=1 << 16))

    def points(self, seat=None):
        """The score of every seat, line by line, and why each line has its points, from
        what a seat may know: dictionaries as in the scores of a snapshot."""
        seat = self.seat if seat is None else self._seat(seat, -1)
        return json.loads(text(library.mudbrick_match_points, self.handle, seat, room=1 << 16))

    def record(self):
        """The record of the match so far, as text."""
        return text(library.mudbrick_match_record, self.handle, room=1 << 20)

    def score(self, seat):
        """The points of a seat as if the match ended now."""
        return library.mudbrick_match_score(self.handle, self._seat(seat))

    def place(self, seat):
        """The place of a seat, from 1, as if the match ended now."""
        return _checked(library.mudbrick_match_place(self.handle, self._seat(seat)))

    def _seat(self, seat, lowest=0):
        return _within(seat, lowest, self.table.seats, "seat")


class _Out(ctypes.Structure):
    _fields_ = [("seat", ctypes.POINTER(ctypes.c_int32)), ("observation", ctypes.POINTER(ctypes.c_int32)),
                ("mask", ctypes.POINTER(ctypes.c_uint8)), ("done", ctypes.POINTER(ctypes.c_uint8)),
                ("reward", ctypes.POINTER(ctypes.c_float))]


class Batch:
    """Many matches, stepped by one call. A match that ends begins anew.

    After each step `seat`, `observation`, `mask`, `done` and `reward` hold one row for
    each match (numpy arrays, if there is numpy). Leave out what is not needed."""

    def __init__(self, table, count, seed=0, observe=True, mask=True):
        self.table, self.count = table, count
        self.handle = library.mudbrick_batch_new(table.handle, count, seed)
        if not self.handle:
            raise Error(library.mudbrick_error().decode())
        self.seat = _rows(ctypes.c_int32, count)
        self.done = _rows(ctypes.c_uint8, count)
        self.reward = _rows(ctypes.c_float, count, table.seats)
        self.observation = _rows(ctypes.c_int32, count, table.observation_size) if observe else None
        self.mask = _rows(ctypes.c_uint8, count, ACTIONS) if mask else None
        self._out = _Out()
        for name, kind in _Out._fields_:
            rows = getattr(self, name)
            if rows is not None:
                setattr(self._out, name, ctypes.cast(_pointer(rows, kind._type_, 0), kind))
        library.mudbrick_batch_look(self.handle, ctypes.byref(self._out))

    def __del__(self):
        if getattr(self, "handle", None):
            library.mudbrick_batch_free(self.handle)

    def step(self, actions):
        """One action for each match; -1 draws one at random. `actions` has a buffer
        of int32 (a numpy array, an array.array("i")) or is a list."""
        if isinstance(actions, (list, tuple)):
            if len(actions) != self.count:
                raise Error(f"{len(actions)} actions for {self.count} matches")
            actions = (ctypes.c_int32 * self.count)(*(_within(a, -1, ACTIONS, "action") for a in actions))
        _checked(library.mudbrick_batch_step(self.handle, _pointer(actions, ctypes.c_int32, self.count),
                                             ctypes.byref(self._out)))


def _checked(answer):
    if answer < 0:
        raise Error(library.mudbrick_error().decode())
    return answer


def _within(number, lowest, end, what):
    """The number, if it is one of these: ctypes cuts larger ones off."""
    if not lowest <= number < end:
        raise Error(f"there is no {what} {number}")
    return number


def _rows(kind, *shape):
    size = 1
    for n in shape:
        size *= n
    room = (kind * size)()
    try:
        import numpy
    except ImportError:
        return room
    return numpy.frombuffer(room, dtype=numpy.dtype(kind)).reshape(shape)


def _pointer(room, kind, size):
    """The numbers of a buffer, as C wants them; Error if there are too few, or if
    they are of another kind, as numpy's int64 is."""
    whole = room
    if not isinstance(room, ctypes.Array) or room._type_ is not kind:
        view = memoryview(room)
        if view.itemsize != ctypes.sizeof(kind) or (view.format[-1] in "efd") != (kind is ctypes.c_float):
            raise Error(f"the buffer has numbers of {view.itemsize} bytes ({view.format}); "
                        f"{kind.__name__[2:]} of {ctypes.sizeof(kind)} are needed")
        view = view.cast("B")
        whole = (kind * (view.nbytes // ctypes.sizeof(kind))).from_buffer(view)
    if len(whole) < size:
        raise Error(f"the buffer has room for {len(whole)} numbers of {size}")
    return whole
