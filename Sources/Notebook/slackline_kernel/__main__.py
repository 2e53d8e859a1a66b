"""python -m slackline_kernel install [--user | --prefix DIR]: makes the kernel known; without install, runs it."""

import argparse
import json
import os
import sys
import tempfile

SPEC = {
    "argv": [sys.executable, "-m", "slackline_kernel", "-f", "{connection_file}"],
    "display_name": "Slackline",
    "language": "slackline",
    "interrupt_mode": "signal",
}


def install(arguments):
    from jupyter_client.kernelspec import KernelSpecManager

    from .engine import Engine

    parser = argparse.ArgumentParser(prog="python -m slackline_kernel install")
    parser.add_argument("--user", action="store_true", help="for this user alone")
    parser.add_argument("--prefix", help="below this folder")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "kernel.json"), "w", encoding="utf-8") as file:
            json.dump(SPEC, file, indent=2)
        place = KernelSpecManager().install_kernel_spec(
            folder, "slackline", user=options.user, prefix=options.prefix)
    # Now, and not while the first notebook waits: a front end gives a kernel a minute to answer.
    Engine.compiled()
    print(f"installed in {place}")


if sys.argv[1:2] == ["install"]:
    install(sys.argv[2:])
else:
    from ipykernel.kernelapp import IPKernelApp

    from .kernel import SlacklineKernel

    IPKernelApp.launch_instance(kernel_class=SlacklineKernel)
