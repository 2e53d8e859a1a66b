"""What Jupyter asks of a kernel."""

import datetime
import os

from ipykernel.kernelbase import Kernel

from . import __doc__ as about
from .engine import Engine, Stopped
from .markup import html, text

FRAME = """
.slackline-cell { background: var(--ground); color: var(--text); padding: 0.25em 0.75em; font-family: var(--sans) }
.slackline-cell figure svg { max-width: 34rem }
"""


class SlacklineKernel(Kernel):
    implementation = "slackline"
    implementation_version = "1.0"
    language = "slackline"
    language_version = "1.0"
    language_info = {"name": "slackline", "mimetype": "text/x-slackline", "file_extension": ".txt"}
    banner = about

    def __init__(self, **arguments):
        super().__init__(**arguments)
        self._begin()
        self._style = self._engine.ask({"do": "style"})["style"].replace(":root", ".slackline-cell")

    def _begin(self):
        self._engine = Engine()
        self._engine.ask({"do": "resize", "entry": 520, "board": 520, "slide": 520})
        self._script = ""

    # Running

    async def do_execute(self, code, silent, store_history=True, user_expressions=None, allow_stdin=False, **_):
        try:
            reply = self._engine.ask({"do": "run", "text": code, "whole": True})
            reply = self._grant(reply)
            self._script = self._engine.ask({"do": "write", "name": "session.txt"})["text"] or ""
        except Stopped:
            self._recover()
            return self._failed("Interrupted", "The cell was stopped; the session is as it was before it.")
        entries = reply.get("entries", [])
        if not silent:
            self._show(entries)
        wrong = [entry for entry in entries if "wrong" in entry]
        if wrong:
            words = "".join(map(text, wrong[0]["body"])).strip()
            return self._failed("Refused", f"{wrong[0].get('typed', '')}: {words}")
        return {"status": "ok", "execution_count": self.execution_count, "payload": [], "user_expressions": {}}

    def _recover(self):
        script = self._script
        self._begin()
        self._engine.ask({"do": "open", "from": "visit", "text": script})
        self._script = script

    def _grant(self, reply):
        """What a line asks of whatever is around the engine."""
        wish = reply.get("wish") or {}
        day = datetime.date.today().isoformat()
        if wish.get("kind") == "save":
            with open(os.path.basename(wish["name"]), "w", encoding="utf-8") as file:
                file.write(wish["text"])
        elif wish.get("kind") == "play":
            more = self._engine.ask({"do": "play", "name": wish["name"], "day": day})
            return {**more, "entries": reply["entries"] + more["entries"]}
        elif wish.get("kind") == "exercise":
            request = {"do": "exercise", "kind": wish["exercise"], "level": wish["level"], "seed": wish["seed"] or "1"}
            more = self._engine.ask(request)
            return {**more, "entries": reply["entries"] + more["entries"]}
        elif wish:
            note = ["p", {}, f"A notebook cannot do that ({wish['kind']}); it is for the program or the page."]
            return {**reply, "entries": reply["entries"] + [{"body": [note]}]}
        return reply

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
