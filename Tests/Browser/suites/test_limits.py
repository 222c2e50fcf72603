"""How much may be said, and in which words."""

import json

from harness.case import BrowserCase, ProgramCase
from harness.raw import Talk

LONGEST = 16_777_216
BURST = 200


class LimitTests(ProgramCase):
    """What ends a talk, each with a sentence."""

    def assert_refused(self, talk, reason):
        self.assertEqual(talk.hear("refused"), {"reason": reason})
        talk.wait_for_end()

    def test_another_version(self):
        with Talk(self.program) as talk:
            talk.say("hello", version=2)
            self.assert_refused(
                talk, "The page speaks version 2, the app version 1. Load the page again.")

    def test_no_hello(self):
        with Talk(self.program) as talk:
            talk.say("back")
            self.assert_refused(talk, "The first message must be hello, with a version.")

    def test_a_message_of_no_version(self):
        for text in ("milk", "{}", '{"fly":{}}', '{"tap":{}}', "[1]"):
            with self.subTest(text), Talk(self.program) as talk:
                talk.greet()
                talk.say_text(text)
                self.assert_refused(
                    talk, "There is no such message in version 1. Load the page again.")

    def test_a_message_that_is_too_long(self):
        with Talk(self.program) as talk:
            talk.greet()
            talk.say_text("x" * (LONGEST + 1))
            self.assert_refused(
                talk, f"A message of {LONGEST + 1} bytes is too long: {LONGEST} are allowed.")

    def test_too_many_messages(self):
        with Talk(self.program) as talk:
            talk.greet()
            message = json.dumps({"tap": {"element": "nothing"}})
            for _ in range(2 * BURST):
                talk.say_text(message)
            self.assert_refused(
                talk, "Too many messages: 50 a second are allowed. Load the page again.")

    def test_one_who_is_refused_ends_nobody_elses_talk(self):
        with Talk(self.program) as quiet, Talk(self.program) as loud:
            quiet.greet()
            loud.say("hello", version=9)
            loud.wait_for_end()
            quiet.say("preview", link="store://bag")
            self.assertEqual(quiet.hear("preview")["link"], "store://bag")


class LimitInBrowserTests(BrowserCase):
    """The same, as it is said on the page."""

    def test_a_page_of_another_version_says_so_and_offers_to_load_again(self):
        page = self.page
        script = page.command(
            "Page.addScriptToEvaluateOnNewDocument",
            source='recorder.greeting = JSON.stringify({ hello: { version: 2 } });')
        page.open(self.program.address)
        page.wait_for_connection("refused")
        self.assertEqual(
            page.status, "The page speaks version 2, the app version 1. Load the page again.")
        page.command("Page.removeScriptToEvaluateOnNewDocument", **script)
        page.find("#reload").click()
        page.wait_for_connection("open")
        page.phone.wait_for("Shop")

    def test_an_app_of_another_version_is_said_to_be_one(self):
        page = self.open_app()
        page.run("""
          const welcome = JSON.parse(recorder.heard.find((text) => text.startsWith('{"welcome"')));
          welcome.welcome.version = 3;
          recorder.socket.dispatchEvent(
            new MessageEvent("message", { data: JSON.stringify(welcome) }));
        """)
        page.wait_for_connection("refused")
        self.assertEqual(
            page.status, "This page speaks version 1, and the app version 3. Load the page again.")

    def test_a_file_that_is_too_long_is_said_to_be_so(self):
        page = self.open_app()
        file = self.folder() / "long.json"
        file.write_text("x" * LONGEST)
        page.find("#import-file").send_keys(str(file))
        page.wait_for_status("bytes is too long: 16777216 are allowed.")
        page.wait_for_connection("open")
        # Also when the connection is there again.
        self.assertIn("bytes is too long", page.status)
