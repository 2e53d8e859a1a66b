"""Runs a program to its end, or until a time limit, and says how long it took."""

import os
import signal
import subprocess
import tempfile
import threading
import time
from dataclasses import dataclass


@dataclass
class Outcome:
    output: str
    seconds: float
    status: int          # the exit status; negative if a signal ended it
    timed_out: bool
    peak_kilobytes: int  # the largest resident set, if it was asked for, otherwise 0


def run(command, limit, folder=None, memory=False):
    """`memory` puts the program under time(1): a child of Python counts Python's memory as its own,
    even in getrusage."""
    with tempfile.TemporaryFile() as output, tempfile.NamedTemporaryFile("r") as peak:
        if memory:
            command = ["/usr/bin/time", "-q", "-f", "%M", "-o", peak.name, *command]
        start = time.perf_counter()
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=output,
                                   stderr=subprocess.DEVNULL, cwd=folder, start_new_session=True)
        # Not wait(timeout): it polls, and the times would come in steps.
        late = threading.Event()
        timer = threading.Timer(limit, lambda: (late.set(), stop(process)))
        timer.start()
        try:
            process.wait()
        except KeyboardInterrupt:
            stop(process)
            raise
        finally:
            seconds = time.perf_counter() - start
            timer.cancel()
        output.seek(0)
        text = output.read().decode("utf-8", "replace")
        kilobytes = int(peak.read() or 0)
    return Outcome(text, seconds, process.returncode, late.is_set(), kilobytes)


def stop(process):
    """Ends the program and what it started, all of which is a session of its own."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
