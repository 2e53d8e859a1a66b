"""Files that a notebook writes: only what it wrote itself is replaced unasked, and a file is there whole or not at all."""

import os
import stat
import tempfile


class Refused(Exception):
    """A file that was not written; the words say why, and what to do."""


class Files:
    """What this session wrote, by which it is known again."""

    def __init__(self):
        self._own = {}

    def write(self, name, text, word, replaces):
        """Writes a text to a file, as `save` and `export` are asked to.

        :param name: a path, which is taken as it stands, from the folder of the notebook
        :param word: `save` or `export`, for what is said
        :param replaces: whether the word has its `!`
        :raises Refused: where it is not written; what was there is as it was
        """
        path = os.path.realpath(name)
        known = _known(path)
        if path.lower().endswith(".ipynb"):
            raise Refused(f"{name} is a notebook's name, which Jupyter writes; choose another ending")
        if name == "-" or known and not stat.S_ISREG(known.st_mode):
            raise Refused(f"cannot write {name}: it is no file; choose another name")
        if known and known.st_size > 0 and not replaces and self._own.get(path) != _identity(known):
            if path in self._own:
                raise Refused(f"somebody has changed {name} since it was saved; {word}! {name} replaces it all the same")
            raise Refused(f"{name} is there already, and not from this session; {word}! {name} replaces it")
        try:
            _replace(path, text, known)
        except OSError as error:
            raise Refused(f"cannot write {name}: {error.strerror or error}") from None
        self._own[path] = _identity(os.stat(path))


def _known(path):
    try:
        return os.stat(path)
    except OSError:
        return None


def _identity(known):
    return known.st_dev, known.st_ino, known.st_size, known.st_mtime_ns


def _replace(path, text, known):
    """The old file or the new one, whatever fails."""
    folder, name = os.path.split(path)
    place, temporary = tempfile.mkstemp(prefix=f".{name[:32]}.", dir=folder)
    try:
        with os.fdopen(place, "w", encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, stat.S_IMODE(known.st_mode) if known else 0o666 & ~_mask())
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise


def _mask():
    mask = os.umask(0)
    os.umask(mask)
    return mask
