"""Finds libmudbrick and says what its functions take."""
import ctypes
import os

API = 3  # at least
OBJECT = 1  # libmudbrick.so.1
ACTIONS, LEGAL_MAX = 4096, 512
HIDDEN, NONE = -1, -2
_SHORT = -3


class Error(Exception):
    """What the engine refuses, with a sentence that says why."""


def _open():
    name = os.environ.get("MUDBRICK_LIBRARY") or f"libmudbrick.so.{OBJECT}"
    try:
        return ctypes.CDLL(name)
    except OSError as problem:
        raise ImportError(f"libmudbrick.so.{OBJECT} cannot be loaded; install it, or set MUDBRICK_LIBRARY to its path "
                          f"({problem})") from None


_text, _number, _handle, _seed = ctypes.c_char_p, ctypes.c_int, ctypes.c_void_p, ctypes.c_uint64
_numbers, _bytes = ctypes.POINTER(ctypes.c_int32), ctypes.POINTER(ctypes.c_uint8)

# What each function gives, and what it takes.
_FUNCTIONS = {
    "api": (_number,),
    "version": (_text,),
    "error": (_text,),
    "game_name": (_text, _number),
    "table_new": (_handle, _text, _text, _text),
    "table_of": (_handle, _text, _text),
    "table_game": (_text, _handle),
    "table_free": (None, _handle),
    "table_seats": (_number, _handle),
    "table_seat_name": (_text, _handle, _number),
    "table_observation_size": (_number, _handle),
    "table_observation_name": (_number, _handle, _number, _text, ctypes.c_size_t),
    "match_new": (_handle, _handle),
    "match_open": (_handle, _handle, _text, _seed),
    "match_free": (None, _handle),
    "match_copy": (_handle, _handle),
    "match_reset": (None, _handle, _seed),
    "match_seat": (_number, _handle),
    "match_count": (_number, _handle),
    "match_legal": (_number, _handle, _numbers, _number),
    "match_mask": (_number, _handle, _bytes),
    "match_text": (_number, _handle, _number, _text, ctypes.c_size_t),
    "match_action": (_number, _handle, _text),
    "match_step": (_number, _handle, _number),
    "match_think": (_number, _handle, _text, _seed),
    "match_observe": (_number, _handle, _number, _numbers, _number),
    "match_view": (_number, _handle, _number, _text, ctypes.c_size_t),
    "match_fact": (_number, _handle, _number, _text, ctypes.c_size_t),
    "match_question": (_number, _handle, _text, ctypes.c_size_t),
    "match_log": (_number, _handle, _number, _number, _text, ctypes.c_size_t),
    "match_points": (_number, _handle, _number, _text, ctypes.c_size_t),
    "match_record": (_number, _handle, _text, ctypes.c_size_t),
    "match_score": (_number, _handle, _number),
    "match_place": (_number, _handle, _number),
    "batch_new": (_handle, _handle, _number, _seed),
    "batch_free": (None, _handle),
    "batch_look": (None, _handle, ctypes.c_void_p),
    "batch_step": (_number, _handle, _numbers, ctypes.c_void_p),
}

library = _open()
for _name, (_gives, *_takes) in _FUNCTIONS.items():
    _function = getattr(library, "mudbrick_" + _name, None)
    if not _function:
        raise ImportError(f"{library._name} is not libmudbrick.so.{OBJECT}: it has no mudbrick_{_name}; install that "
                          "library, or set MUDBRICK_LIBRARY to its path")
    _function.restype, _function.argtypes = _gives, _takes
if library.mudbrick_api() < API:
    raise ImportError(f"this module needs interface {API} of libmudbrick; the library has {library.mudbrick_api()}")


def text(function, *arguments, room):
    """What a function writes into a buffer, which grows if it must."""
    while True:
        buffer = ctypes.create_string_buffer(room)
        answer = function(*arguments, buffer, room)
        if answer >= 0:
            return buffer.value.decode()
        if answer != _SHORT or room >= 1 << 26:
            raise Error(library.mudbrick_error().decode())
        room *= 4
