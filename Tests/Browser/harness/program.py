"""The demo as a program of its own."""

import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import urllib.parse

from harness import places

ADDRESS = re.compile(r"http://\S+")


class Program:
    """A running demo with a state of its own, known by the address that it prints."""

    def __init__(self, *options):
        self.state = pathlib.Path(tempfile.mkdtemp(prefix="portolan-browser-"))
        self._options = options
        self.start(0)

    def start(self, port):
        """Starts it, and returns when it serves; the state is the one of the run before."""
        self.process = launch("--port", str(port), "--state", str(self.state), *self._options)
        first = self.process.stdout.readline()
        found = ADDRESS.search(first)
        if not found:
            self.process.kill()
            raise AssertionError(f"the demo said {first!r}, {self.process.communicate()[1]!r}")
        self.address = found.group()
        parts = urllib.parse.urlsplit(self.address)
        self.port = parts.port
        self.token = urllib.parse.parse_qs(parts.query)["token"][0]

    def stop(self):
        """Asks it to end, as Ctrl-C does, and returns its exit status."""
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()
            raise AssertionError("the demo did not end when it was asked to") from None
        return self.process.returncode

    def restart(self):
        """Ends it and starts it on the same port and state: another run with another token."""
        self.stop()
        self.start(self.port)

    def remove(self):
        """Ends it at once, when it still runs, and takes its state away."""
        self.process.kill()
        self.process.communicate()
        shutil.rmtree(self.state)

    @property
    def memory(self):
        """Resident memory in KiB; Linux tells it in a file."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+) kB", status).group(1))


def launch(*arguments):
    """The demo with these arguments, with pipes to read."""
    return subprocess.Popen(
        [places.program(), *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
