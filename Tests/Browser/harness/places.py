"""Where things are."""

import os
import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[3]
# What a run leaves behind, out of git.
KEPT = ROOT / ".build-browser"
SCREENSHOTS = KEPT / "screenshots"
FAILURES = KEPT / "failures"
SCRIPTS = pathlib.Path(__file__).parent / "scripts"


def program():
    """The demo, as the examples' debug build left it."""
    return pathlib.Path(os.environ.get("PORTOLAN_DEMO", ROOT / "Examples/.build/debug/demo"))


def script(name):
    """The text of one of our scripts for the browser."""
    return (SCRIPTS / f"{name}.js").read_text()
