"""The kernel, as a notebook and as a front end use it: python test_kernel.py."""

import os
import sys
import tempfile
import time
import unittest
from html import unescape
from re import sub

import nbformat
from jupyter_client.manager import start_new_kernel
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

ARTICLE = "point X0 = 0, X1 = 10, X2 = 20, X3 = 30\nX = X1 @low\nX >= X2 @high\nX >= X0\nX <= X3"


def run(*cells, folder="."):
    book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    client = NotebookClient(book, kernel_name="slackline", timeout=60, resources={"metadata": {"path": folder}})
    client.execute()
    return [cell.outputs for cell in book.cells]


def put(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def get(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


class Notebook(unittest.TestCase):
    def test_the_article_shows_its_four_regions(self):
        _, region = run(ARTICLE, "region")
        data = region[0].data
        for words in ("(−∞, +∞)", "[X0, X3] = [0, 30]", "[X2, X3] = [20, 30]", "{X2} = {20}"):
            self.assertIn(words, data["text/plain"])
            self.assertIn(words, unescape(sub("<[^>]*>", "", data["text/html"])))
        self.assertIn("<svg", data["text/html"])

    def test_what_is_typed_is_text(self):
        with self.assertRaises(CellExecutionError) as caught:
            run("X = 3 <script>alert(1)</script>")
        self.assertIn("Refused", str(caught.exception))
        (note,) = run('point A = 1\n# <img src=x>')
        self.assertFalse(any("<img" in output.get("data", {}).get("text/html", "") for output in note))

    def test_a_line_that_is_refused_fails_the_notebook(self):
        for line in ("X = = 3", "X = 3\nexpect X = 4", "pivot a"):
            with self.assertRaises(CellExecutionError):
                run(line)

    def test_files_are_written_beside_the_notebook(self):
        with tempfile.TemporaryDirectory() as folder:
            run("X >= 3", "save s.txt", "export s.lp", folder=folder)
            self.assertEqual(sorted(os.listdir(folder)), ["s.lp", "s.txt"])
            with open(os.path.join(folder, "s.txt"), encoding="utf-8") as file:
                self.assertIn("X >= 3", file.read())

    def test_a_file_of_somebody_else_is_replaced_only_when_it_is_said(self):
        for name, word in (("s.txt", "save"), ("s.md", "save"), ("s.lp", "export"), ("s.svg", "export")):
            with tempfile.TemporaryDirectory() as folder:
                path = os.path.join(folder, name)
                put(path, "precious")
                words = self.refused("X >= 3", f"{word} {name}", folder=folder)
                self.assertIn(f"{word}! {name} replaces it", words)
                self.assertEqual(get(path), "precious")
                outputs = run("X >= 3", f"{word}! {name}", "X <= 9", f"{word} {name}", folder=folder)
                self.assertIn(name, outputs[1][0].data["text/plain"])
                self.assertNotIn("precious", get(path))
                self.assertEqual(os.listdir(folder), [name])

    def test_what_it_wrote_is_replaced_unless_somebody_has_changed_it(self):
        manager, client = start_new_kernel(kernel_name="slackline")
        try:
            with tempfile.TemporaryDirectory() as folder:
                path = os.path.join(folder, "s.txt")
                ask = lambda line: client.execute(line, reply=True, timeout=30)["content"]
                self.assertEqual(ask(f"X >= 3\nsave {path}")["status"], "ok")
                self.assertEqual(ask(f"X <= 9\nsave {path}")["status"], "ok")
                self.assertIn("X <= 9", get(path))
                put(path, "precious")
                self.assertIn("somebody has changed", ask(f"save {path}")["evalue"])
                self.assertEqual(get(path), "precious")
                os.chmod(path, 0o640)
                self.assertEqual(ask(f"save! {path}")["status"], "ok")
                self.assertEqual(os.stat(path).st_mode & 0o777, 0o640)
        finally:
            client.stop_channels()
            manager.shutdown_kernel(now=True)

    def test_a_path_is_taken_as_it_stands(self):
        with tempfile.TemporaryDirectory() as folder:
            self.assertIn("cannot write out/s.txt", self.refused("X >= 3", "save out/s.txt", folder=folder))
            self.assertEqual(os.listdir(folder), [])
            os.mkdir(os.path.join(folder, "out"))
            run("X >= 3", "save out/s.txt", folder=folder)
            self.assertEqual(os.listdir(folder), ["out"])
            self.assertIn("X >= 3", get(os.path.join(folder, "out", "s.txt")))
            os.symlink(os.path.join("out", "s.txt"), os.path.join(folder, "link.txt"))
            self.refused("save link.txt", folder=folder)
            run("Y = 4", "save! link.txt", folder=folder)
            self.assertTrue(os.path.islink(os.path.join(folder, "link.txt")))
            self.assertIn("Y = 4", get(os.path.join(folder, "out", "s.txt")))
            self.refused("X >= 3", "save out", folder=folder)

    def test_a_notebook_is_never_written(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "lecture.ipynb")
            put(path, "precious")
            for line in ("save lecture.ipynb", "save! lecture.ipynb", "save! ./LECTURE.ipynb", "export! lecture.ipynb"):
                self.refused("X >= 3", line, folder=folder)
            self.assertEqual(get(path), "precious")
            self.assertEqual(os.listdir(folder), ["lecture.ipynb"])

    def test_what_stands_after_a_line_that_asks_for_something_is_run(self):
        with tempfile.TemporaryDirectory() as folder:
            run("X >= 3\nsave s.txt\nY = 7\nexport s.lp", "expect Y = 7", folder=folder)
            self.assertEqual(sorted(os.listdir(folder)), ["s.lp", "s.txt"])
            words = self.refused("X >= 3\nsave s.txt\nY = 7", folder=folder)
            self.assertIn("is there already", words)
        for line in ("load s.txt", "present", "export s.none"):
            self.refused("X >= 3", line)
        outputs = run("lesson 05\nhint")
        self.assertIn("Two together", outputs[0][0].data["text/plain"])

    def refused(self, *cells, folder="."):
        with self.assertRaises(CellExecutionError) as caught:
            run(*cells, folder=folder)
        return str(caught.exception)

    def test_a_lesson_is_played(self):
        outputs = run("lesson 05", "hint")
        self.assertIn("Two together", outputs[0][0].data["text/plain"])


class Client(unittest.TestCase):
    def setUp(self):
        self.manager, self.client = start_new_kernel(kernel_name="slackline")

    def tearDown(self):
        self.client.stop_channels()
        self.manager.shutdown_kernel(now=True)

    def test_words_are_completed(self):
        reply = self.client.complete("X >= 3\nobj", 10, reply=True, timeout=30)["content"]
        self.assertIn("objectives", reply["matches"])
        self.assertEqual((reply["cursor_start"], reply["cursor_end"]), (7, 10))
        reply = self.client.complete("𝑥 = 1; reg", 10, reply=True, timeout=30)["content"]
        self.assertEqual(reply["cursor_end"], 10)

    def test_an_interrupt_leaves_the_session_as_it_was(self):
        self.client.execute("Y = 7", reply=True, timeout=30)
        long = "\n".join(["var " + ", ".join(f"x{i}" for i in range(60))] + [
            " + ".join(f"{(i * j * 7919) % 17 + 1}x{i}" for i in range(60)) + f" <= {j * 31 % 97 + 100}" for j in range(60)
        ] + ["maximize " + " + ".join(f"{i % 7 + 1}x{i}" for i in range(60)), "trace"]) + "\ntrace" * 300
        # An error otherwise aborts what is asked before the kernel has looked at all of its queues.
        number = self.client.execute(long, stop_on_error=False)
        time.sleep(2)
        self.manager.interrupt_kernel()
        reply = self.client._recv_reply(number, timeout=60)["content"]
        self.assertEqual((reply["status"], reply.get("ename")), ("error", "Interrupted"))
        for line in ("expect Y = 7", "undo"):
            self.assertEqual(self.client.execute(line, reply=True, timeout=30)["content"]["status"], "ok")


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], "-v"])
