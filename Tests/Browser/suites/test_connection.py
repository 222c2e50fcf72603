"""The page notices when the app goes, and when it comes again."""

from harness.case import NETWORK, BrowserCase
from harness.raw import Talk
from harness.relay import Relay

REOPEN = ("This page is not let in: the program was started again, or the token is wrong. "
          "Open the address that the program has printed.")


class ConnectionTests(BrowserCase):
    """Lost, found, and another run."""

    expected = NETWORK

    def test_a_program_that_was_started_again_wants_its_new_address(self):
        page = self.open_app()
        self.program.restart()
        page.wait_for_connection("refused")
        self.assertEqual(page.status, REOPEN)
        self.assertEqual(page.text("#connection"), "Not let in")
        self.assertEqual(page.text("#reload"), "Try again")
        page.open_app(self.program.address)

    def test_a_program_that_has_ended_is_said_to_be_gone(self):
        page = self.open_app()
        self.assertEqual(self.program.stop(), 0)
        page.wait_for_connection("lost")
        self.assertEqual(page.status, "The connection to the app is lost. Trying again…")
        self.assertEqual(page.text("#connection"), "Connection lost")

    def test_a_connection_that_was_lost_is_found_again(self):
        relay = Relay(self.program.port)
        self.addCleanup(relay.cut)
        page = self.page
        page.open_app(self.program.address.replace(f"127.0.0.1:{self.program.port}", relay.host))
        relay.cut()
        page.wait_for_connection("lost")
        page.phone.tap("Lamp")
        page.wait_for_status("Nothing was sent: there is no connection to the app.")
        with Talk(self.program) as talk:
            talk.greet()
            talk.say("open", link="store://products/4")
            talk.hear("plan")
        relay.mend()
        page.wait_for_connection("open")
        page.phone.wait_for("Product")
        page.phone.wait_for_text("Kettle")
        page.chart.wait_for("product")
        page.timeline.wait_for("product", state="arrived")
