"""A way to the app that can be cut: the same port, on the other loopback address."""

import contextlib
import socket
import threading


class Relay:
    """Carries everything between a browser at `[::1]` and the app at `127.0.0.1`."""

    def __init__(self, port):
        self._port = port
        self._sockets = []
        self._listener = None
        self.mend()

    @property
    def host(self):
        """What stands in an address that leads through here."""
        return f"[::1]:{self._port}"

    def mend(self):
        """Carries from now on."""
        self._listener = socket.create_server(("::1", self._port), family=socket.AF_INET6)
        threading.Thread(target=self._accept, args=[self._listener], daemon=True).start()

    def cut(self):
        """Ends all connections, and takes no new one."""
        # A listener that is only closed goes on listening for the thread that waits in it.
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        for end in self._sockets:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._sockets = []

    def _accept(self, listener):
        with contextlib.suppress(OSError):
            while True:
                near, _ = listener.accept()
                far = socket.create_connection(("127.0.0.1", self._port))
                self._sockets += [near, far]
                for pair in ((near, far), (far, near)):
                    threading.Thread(target=carry, args=pair, daemon=True).start()


def carry(source, sink):
    """Carries bytes until either end has had enough."""
    with contextlib.suppress(OSError):
        while data := source.recv(65_536):
            sink.sendall(data)
    for end in (source, sink):
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
    source.close()
