"""The engine: a WebAssembly module without imports, and requests to it."""

import json
import struct
import threading
from importlib import resources

import wasmtime


class Stopped(Exception):
    """The engine came to its end in the middle of a request, and is of no use any more."""

    def __init__(self, is_meant):
        super().__init__()
        self.is_meant = is_meant


class Engine:
    """A session, as a page has it."""

    _compiled = None

    @classmethod
    def compiled(cls):
        """The engine for this machine. Made once for each user and kept, as it takes seconds, of a draft a minute."""
        if cls._compiled is None:
            config = wasmtime.Config()
            config.epoch_interruption = True
            config.cache = True
            engine = wasmtime.Engine(config)
            code = resources.files(__package__).joinpath("engine.wasm").read_bytes()
            cls._compiled = engine, wasmtime.Module(engine, code)
        return cls._compiled

    def __init__(self):
        self._engine, module = self.compiled()
        self._store = wasmtime.Store(self._engine)
        self._store.set_epoch_deadline(1)
        exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._exports = {name: exports[name] for name in ("memory", "open", "answer", "allocate", "release")}
        if "_initialize" in exports:
            exports["_initialize"](self._store)
        self._session = self._call("open")

    def _call(self, name, *arguments):
        return self._exports[name](self._store, *arguments)

    def ask(self, request):
        """The answer to a request. An interrupt (SIGINT) stops it, and raises `Stopped`."""
        outcome = []

        def work():
            try:
                outcome.append(self._answer(json.dumps(request).encode()))
            except Exception as error:  # handed over to whoever waits
                outcome.append(error)

        # The engine runs beside, so that an interrupt is heard.
        thread = threading.Thread(target=work)
        thread.start()
        while thread.is_alive():
            try:
                thread.join(0.1)
            except KeyboardInterrupt:
                self._engine.increment_epoch()
                thread.join()
                raise Stopped(is_meant=True) from None
        if isinstance(outcome[0], Exception):
            raise Stopped(is_meant=False) from outcome[0]
        return json.loads(outcome[0])

    def _answer(self, request):
        self._store.set_epoch_deadline(1)
        memory = self._exports["memory"]
        # Addresses above 2 GB come with a sign.
        address = self._call("allocate", len(request)) & 0xFFFFFFFF
        memory.write(self._store, request, address)
        reply = self._call("answer", self._session, address, len(request)) & 0xFFFFFFFF
        (length,) = struct.unpack("<I", memory.read(self._store, reply, reply + 4))
        text = bytes(memory.read(self._store, reply + 4, reply + 4 + length))
        self._call("release", address)
        self._call("release", reply)
        return text
