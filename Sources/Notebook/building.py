"""What builds the package: setuptools, which is asked only where the engine is there, for without it nothing would run."""

import os

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F401,F403: all other hooks are those of setuptools

HERE = os.path.dirname(os.path.abspath(__file__))
ENGINE = os.path.join("slackline_kernel", "engine.wasm")
ADVICE = "run .ci/notebook at the top of the checkout, which makes them and puts them here, then build again"


def _check():
    try:
        with open(os.path.join(HERE, ENGINE), "rb") as file:
            is_engine = file.read(4) == b"\0asm"
    except OSError:
        is_engine = False
    if not is_engine:
        raise SystemExit(f"slackline-kernel: {ENGINE} is missing or no WebAssembly: {ADVICE}")
    if not os.path.exists(os.path.join(HERE, "LICENSE")):
        raise SystemExit(f"slackline-kernel: LICENSE is missing: {ADVICE}")


def build_wheel(*arguments, **options):
    _check()
    return build_meta.build_wheel(*arguments, **options)


def build_sdist(*arguments, **options):
    _check()
    return build_meta.build_sdist(*arguments, **options)


def build_editable(*arguments, **options):
    _check()
    return build_meta.build_editable(*arguments, **options)
