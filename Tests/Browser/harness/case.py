"""What all suites have in common."""

import pathlib
import re
import shutil
import tempfile
import unittest

from harness import chromium, places
from harness.program import Program
from pages.page import Page


# What Chromium writes down of answers that are no success, and of servers that are gone.
NETWORK = r"status of 403|net::ERR_|WebSocket connection to .* failed"


class ProgramCase(unittest.TestCase):
    """A suite whose tests each talk with a demo of their own, started with the suite's options."""

    options = ()

    def setUp(self):
        self.program = Program(*self.options)
        self.addCleanup(self.program.remove)

    def folder(self):
        """A folder that is gone after the test."""
        path = pathlib.Path(tempfile.mkdtemp(prefix="portolan-browser-"))
        self.addCleanup(shutil.rmtree, path)
        return path


class BrowserCase(ProgramCase):
    """A suite whose tests each look at a demo of their own, in a tab of their own.

    After each test the console must be empty, apart from what `expected` matches.
    """

    expected = None
    reduced_motion = False

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        # A browser that has had many tabs becomes slow.
        cls.driver = chromium.launch(reduced_motion=cls.reduced_motion)
        cls.addClassCleanup(cls.driver.quit)

    def setUp(self):
        super().setUp()
        self.page = self.open_tab(self.driver)

    def run(self, result=None):
        self._result = result
        return super().run(result)

    def open_tab(self, driver):
        """A page in a browser, looked after until the end of the test."""
        page = Page(driver)
        self.addCleanup(self._leave, page)
        return page

    def open_app(self):
        """Opens the app's page, and returns when the Store shows its products."""
        self.page.open_app(self.program.address)
        return self.page

    def _leave(self, page):
        try:
            if self._has_failed:
                places.FAILURES.mkdir(parents=True, exist_ok=True)
                page.driver.save_screenshot(str(places.FAILURES / f"{self.id()}.png"))
            said = [entry["message"] for entry in page.driver.get_log("browser")]
        finally:
            page.close()
        unexpected = [line for line in said
                      if not (self.expected and re.search(self.expected, line))]
        self.assertEqual(unexpected, [], "the page wrote on the console")


    @property
    def _has_failed(self):
        found = self._result.failures + self._result.errors
        return any(self in (test, getattr(test, "test_case", None)) for test, _ in found)
