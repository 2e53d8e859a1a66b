"""What Jupyter asks of a kernel."""

import datetime

from ipykernel.kernelbase import Kernel

from . import __doc__ as about
from .engine import Engine, Stopped
from .files import Files, Refused
from .markup import html, text

FRAME = """
.slackline-cell { background: var(--ground); color: var(--text); padding: 0.25em 0.75em; font-family: var(--sans) }
.slackline-cell figure svg { max-width: 34rem }
"""


def _note(words):
    return {"body": [["p", {}, words]]}


class SlacklineKernel(Kernel):
    implementation = "slackline"
    implementation_version = "1.0"
    language = "slackline"
    language_version = "1.0"
    language_info = {"name": "slackline", "mimetype": "text/x-slackline", "file_extension": ".txt"}
    banner = about

    def __init__(self, **arguments):
        super().__init__(**arguments)
        self._files = Files()
        # What the session is made of, and the lesson under way: requests that are asked again of a new engine.
        self._steps, self._lesson = [], []
        self._begin()
        self._style = self._engine.ask({"do": "style"})["style"].replace(":root", ".slackline-cell")

    def _begin(self):
        self._engine = Engine()
        self._engine.ask({"do": "resize", "entry": 520, "board": 520, "slide": 520})
        for step in self._steps + self._lesson:
            self._engine.ask({"do": "again", "step": step})

    # Running

    async def do_execute(self, code, silent, store_history=True, user_expressions=None, allow_stdin=False, **_):
        entries = []
        refusal = None
        rest = code
        before = list(self._steps), list(self._lesson)
        try:
            while rest is not None and refusal is None:
                reply = self._do({"do": "run", "text": rest, "whole": True}, entries)
                faults = [entry for entry in entries if entry.get("isFault")]
                if faults:
                    words = "".join(map(text, faults[0]["body"])).strip()
                    refusal = f"{faults[0]['typed']}: {words}" if "typed" in faults[0] else words
                else:
                    refusal = self._grant(reply.get("wish"), entries)
                rest = reply.get("rest")
        except Stopped as stopped:
            self._steps, self._lesson = before
            self._begin()
            why = "The cell was stopped" if stopped.is_meant else "The engine came to its end at this cell"
            return self._failed("Interrupted", f"{why}; the session is as it was before it.")
        if not silent:
            self._show(entries)
        if refusal is not None:
            return self._failed("Refused", refusal)
        return {"status": "ok", "execution_count": self.execution_count, "payload": [], "user_expressions": {}}

    def _do(self, request, entries):
        """Asks for what may change the session, and notes what it is made of then."""
        reply = self._engine.ask(request)
        entries += reply.get("entries", [])
        if reply["state"]["lesson"] is None:
            self._lesson = []
        elif request["do"] == "run":
            self._lesson.append(request)
        else:
            self._lesson = [request]
        if reply.get("taken"):
            self._steps.append({"do": "run", "text": "\n".join(reply["taken"]), "whole": True})
        return reply

    def _grant(self, wish, entries):
        """What a line asks of whatever is around the engine, which is told in entries; why not, where it is refused."""
        if wish is None:
            return None
        if wish["kind"] == "save":
            try:
                self._files.write(wish["name"], wish["text"], wish["word"], wish["replaces"])
            except Refused as refused:
                return str(refused)
            entries.append(_note(f"saved {wish['name']}" if wish["word"] == "save" else f"exported {wish['name']}"))
            return None
        if wish["kind"] == "play":
            request = {"do": "play", "name": wish["name"], "day": datetime.date.today().isoformat()}
        elif wish["kind"] == "exercise":
            request = {"do": "exercise", "kind": wish["exercise"], "level": wish["level"], "seed": wish["seed"] or "1"}
        else:
            return f"a notebook cannot do that ({wish['kind']}); it is for the program or the page"
        self._do(request, entries)
        return None

    def _show(self, entries):
        trees = [tree for entry in entries for tree in entry["body"]]
        if not trees:
            return
        page = f'<style>{self._style}{FRAME}</style><div class="slackline-cell"><div class="slackline">'
        data = {
            "text/plain": "".join(map(text, trees)).rstrip(),
            "text/html": page + "".join(map(html, trees)) + "</div></div>",
        }
        self.send_response(self.iopub_socket, "display_data", {"data": data, "metadata": {}})

    def _failed(self, name, words):
        content = {"ename": name, "evalue": words, "traceback": [f"{name}: {words}"]}
        self.send_response(self.iopub_socket, "error", content)
        return {"status": "error", "execution_count": self.execution_count, **content}

    # Completion

    async def do_complete(self, code, cursor_pos):
        before = code[:cursor_pos]
        line = before[before.rfind("\n") + 1:]
        found = self._engine.ask({"do": "complete", "text": line})
        # The engine counts as a page does, in units of UTF-16.
        start = len(line.encode("utf-16-le")[: 2 * found["from"]].decode("utf-16-le"))
        return {
            "status": "ok", "matches": [word for word, _ in found["words"]], "metadata": {},
            "cursor_start": cursor_pos - len(line) + start, "cursor_end": cursor_pos,
        }
