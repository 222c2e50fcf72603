"""Who is let in, asked by plain requests and by a page of somebody else's."""

import contextlib
import http.server
import threading

import websocket

from harness.case import NETWORK, BrowserCase, ProgramCase
from harness.program import Program
from harness.raw import Talk, get
from harness.waiting import until

WRONG_TOKEN = (
    "The token is missing or not that of this run. Open the address that the app has printed.")
WRONG_ORIGIN = "Another site's page may not talk to this app."


class DoorTests(ProgramCase):
    """The program's answers to requests that are not its page's."""

    def get(self, path, **headers):
        return get(self.program.port, path, **headers)

    def assert_refused(self, answer, sentence):
        status, _, text = answer
        self.assertEqual((status, text), (403, sentence + "\n"))

    def assert_shut_out(self, status, sentence, **options):
        """A socket is refused with this sentence."""
        with self.assertRaises(websocket.WebSocketBadStatusException) as caught:
            Talk(self.program, **options)
        error = caught.exception
        self.assertEqual((error.status_code, error.resp_body.decode()), (status, sentence + "\n"))

    def test_without_a_token(self):
        self.assert_refused(self.get("/"), WRONG_TOKEN)
        self.assert_refused(self.get("/main.js"), WRONG_TOKEN)

    def test_with_a_wrong_token(self):
        for token in ("x", "", self.program.token[:-1], "0" * 64):
            self.assert_refused(self.get(f"/?token={token}"), WRONG_TOKEN)
            self.assert_shut_out(403, WRONG_TOKEN, token=token or "x")

    def test_with_a_cookie_of_another_run(self):
        cookie = f"portolan-{self.program.port}={'0' * 64}"
        self.assert_refused(self.get("/", Cookie=cookie), WRONG_TOKEN)

    def test_by_a_name_that_is_not_this_computers(self):
        port = self.program.port
        sentence = f"This app answers only at http://127.0.0.1:{port}."
        for host in (f"rebound.example:{port}", "127.0.0.1", f"127.0.0.1:{port + 1}"):
            self.assert_refused(self.get(f"/?token={self.program.token}", host=host), sentence)
        self.assert_shut_out(403, sentence, host=f"rebound.example:{port}")

    def test_from_another_origin(self):
        for origin in ("http://site.example", f"http://127.0.0.1:{self.program.port + 1}", "null"):
            self.assert_refused(
                self.get(f"/?token={self.program.token}", Origin=origin), WRONG_ORIGIN)
            self.assert_shut_out(403, WRONG_ORIGIN, origin=origin, suppress_origin=False)

    def test_with_the_token_there_is_a_page_that_nothing_else_may_frame_or_keep(self):
        status, headers, text = self.get(f"/?token={self.program.token}")
        self.assertEqual(status, 200)
        self.assertIn("<title>", text)
        self.assertIn("default-src 'none'", headers["Content-Security-Policy"])
        self.assertIn("frame-ancestors 'none'", headers["Content-Security-Policy"])
        self.assertEqual(headers["Cache-Control"], "no-store")
        for word in ("HttpOnly", "SameSite=Strict"):
            self.assertIn(word, headers["Set-Cookie"])

    def test_a_file_that_is_not_there(self):
        status, _, text = self.get(f"/secrets.js?token={self.program.token}")
        self.assertEqual((status, text), (404, "The page has no such file.\n"))


class NetworkTests(BrowserCase):
    """An app that lets other computers in."""

    def test_only_an_app_that_is_open_to_the_network_warns(self):
        warning = "This app is open to the network, without encryption"
        page = self.open_app()
        self.assertNotIn(warning, page.text("body"))
        program = Program("--network", "localhost")
        self.addCleanup(program.remove)
        self.assertIn("localhost", program.address)
        page.open_app(program.address)
        self.assertIn(warning, page.text("#warning"))
        status, _, _ = get(program.port, f"/?token={program.token}", host="rebound.example")
        self.assertEqual(status, 403)


class DoorInBrowserTests(BrowserCase):
    """The same, as it is seen."""

    expected = NETWORK

    def test_who_has_no_token_reads_what_to_do(self):
        self.page.open(f"http://127.0.0.1:{self.program.port}/")
        self.assertEqual(self.page.text("body"), WRONG_TOKEN)

    def test_who_has_a_wrong_token_reads_what_to_do(self):
        self.page.open(f"http://127.0.0.1:{self.program.port}/?token=wrong")
        self.assertEqual(self.page.text("body"), WRONG_TOKEN)

    def test_a_page_of_another_server_on_this_computer_is_not_let_in(self):
        page = self.open_app()
        with other_server() as port:
            page.open(f"http://127.0.0.1:{port}/")
            # The browser sends the cookie along: to a cookie all ports are one.
            page.run("""
              window.end = "";
              const socket = new WebSocket(`ws://127.0.0.1:${arguments[0]}/socket`);
              socket.addEventListener("open", () => { window.end = "let in"; });
              socket.addEventListener("error", () => { window.end ||= "shut out"; });
            """, self.program.port)
            self.assertEqual(
                until(lambda: page.run("return window.end"), "an end of the attempt"), "shut out")


class Greeter(http.server.BaseHTTPRequestHandler):
    """Somebody else's page."""

    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><link rel=icon href='data:,'><title>Other</title>")

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def other_server():
    """The port of another server on this computer."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Greeter)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()
