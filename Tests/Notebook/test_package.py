"""The package of the kernel, as it is built: python test_package.py, with the engine in its place."""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest
import zipfile

SOURCE = os.path.join("Sources", "Notebook")


def build(folder, *more):
    return subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", os.path.join(folder, "wheels"), *more,
         os.path.join(folder, "source")],
        capture_output=True, text=True)


class Package(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)
        self.source = shutil.copytree(SOURCE, os.path.join(self.folder, "source"))

    def wheels(self):
        folder = os.path.join(self.folder, "wheels")
        return os.listdir(folder) if os.path.exists(folder) else []

    def test_a_wheel_holds_the_engine_and_says_whose_it_is(self):
        built = build(self.folder)
        self.assertEqual(built.returncode, 0, built.stderr)
        (name,) = self.wheels()
        with zipfile.ZipFile(os.path.join(self.folder, "wheels", name)) as wheel:
            self.assertEqual(wheel.read("slackline_kernel/engine.wasm")[:4], b"\0asm")
            (metadata,) = [each for each in wheel.namelist() if each.endswith("METADATA")]
            words = wheel.read(metadata).decode()
            self.assertTrue(any(each.endswith("LICENSE") for each in wheel.namelist()))
        for part in ("License-Expression: Apache-2.0", "Author: ", "Classifier: Framework :: Jupyter", "Keywords: "):
            self.assertIn(part, words)

    def test_without_the_engine_it_is_not_built(self):
        for spoil in (
            lambda: os.unlink(os.path.join(self.source, "slackline_kernel", "engine.wasm")),
            lambda: open(os.path.join(self.source, "slackline_kernel", "engine.wasm"), "w").close(),
        ):
            spoil()
            built = build(self.folder)
            self.assertNotEqual(built.returncode, 0)
            self.assertIn("run .ci/notebook", built.stderr + built.stdout)
            self.assertEqual(self.wheels(), [])


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], "-v"])
