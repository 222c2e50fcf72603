"""Talk with the app without a browser: plain requests, and a socket."""

import http.client
import json

import websocket


def get(port, path, host=None, **headers):
    """Status, headers and text of an answer; `host` takes the place of the true one."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        connection.putrequest("GET", path, skip_host=True)
        for name, value in {"Host": host or f"127.0.0.1:{port}", **headers}.items():
            connection.putheader(name, value)
        connection.endheaders()
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read().decode()
    finally:
        connection.close()


class Talk:
    """A socket to the app, as any tool may open it."""

    def __init__(self, program, token=None, **options):
        token = program.token if token is None else token
        self.socket = websocket.create_connection(
            f"ws://127.0.0.1:{program.port}/socket?token={token}", timeout=20,
            **{"suppress_origin": True, **options})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def say(self, name, **values):
        """Says a message."""
        self.say_text(json.dumps({name: values}))

    def say_text(self, text):
        """Says a text, whatever it is."""
        self.socket.send(text)

    def hear(self, name):
        """The values of the next message of a name; others are passed over."""
        while True:
            text = self.socket.recv()
            if not text:
                raise AssertionError(f"the app ended the talk before it said {name!r}")
            message = json.loads(text)
            if name in message:
                return message[name]

    def wait_for_end(self):
        """Returns when the app has ended the talk; what it still said is passed over."""
        try:
            while self.socket.recv():
                continue
        except (websocket.WebSocketConnectionClosedException, ConnectionError):
            return

    def greet(self, version=1):
        """Says hello, and returns the answer."""
        self.say("hello", version=version)
        return self.hear("welcome")
