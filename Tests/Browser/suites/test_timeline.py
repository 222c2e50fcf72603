"""The timeline says what happened, and hands it out."""

import json

from harness.case import BrowserCase
from harness.waiting import until


class TimelineTests(BrowserCase):
    """Rows, filter, export and import."""

    def test_a_request_says_where_it_was_asked_for_what_was_asked_and_how_it_ended(self):
        page = self.open_app()
        page.phone.tap("Lamp", then="Product")
        row = page.timeline.wait_for("product", state="arrived")
        facts = page.timeline.facts(row)
        self.assertRegex(facts["Asked at"], r"ProductsModel\.swift:\d+")
        self.assertIn("productExists", facts["Guards"])
        self.assertIn("product", facts["Steps"])
        self.assertIn("product", facts["Outcome"])
        self.assertRegex(row["text"], r"\d+ ms")

    def test_a_request_that_fails_says_why_and_what_to_do(self):
        page = self.open_app()
        page.driving.open("store://products/99")
        row = page.timeline.wait_for("product", state="failed")
        facts = page.timeline.facts(row)
        self.assertRegex(facts["Code"], r"NAV\d+")
        self.assertIn("the catalogue has no such product", " ".join(facts.values()))
        self.assertTrue(facts["Fix"])

    def test_the_filter_leaves_what_has_the_words(self):
        page = self.open_app()
        page.phone.tap("Lamp", then="Product")
        page.phone.hold("swipe", 0.7)
        page.phone.wait_for("Shop")
        page.timeline.wait_for("followed the screen")
        everything = page.timeline.rows
        page.timeline.filter("followed")
        self.assertEqual({row["kind"] for row in page.timeline.rows}, {"move"})
        self.assertEqual(page.timeline.count, f"{len(page.timeline.rows)} of {len(everything)}")
        page.timeline.filter("no such words")
        self.assertEqual(page.timeline.rows, [])
        self.assertEqual(page.text("#no-rows"), "Nothing that happened is like that.")
        page.timeline.filter("")
        self.assertEqual(page.timeline.rows, everything)
        page.timeline.choose("move")
        self.assertEqual({row["kind"] for row in page.timeline.rows}, {"request"})

    def test_an_exported_log_is_replayed_without_differences(self):
        page = self.open_app()
        page.phone.tap("Lamp", then="Product")
        page.driving.open("store://orders/12")
        page.phone.wait_for("Sign In")
        page.phone.tap("Cancel", then="Product")
        page.timeline.wait_for("order", state="failed")
        file = page.timeline.export(self.folder())
        self.assertEqual(file.name, "store-log.json")
        self.assertIsInstance(json.loads(file.read_text()), dict)
        self.assertEqual(page.timeline.replay(file), "Replayed: every outcome is the same")
        self.assertEqual(page.find("#replay").get_attribute("data-same"), "true")

    def test_a_file_that_is_no_log_is_said_to_be_none(self):
        page = self.open_app()
        file = self.folder() / "shopping.txt"
        file.write_text("milk")
        page.find("#import-file").send_keys(str(file))
        page.wait_for_status("NAV")

    def test_the_newest_row_stands_first(self):
        page = self.open_app()
        page.phone.tap("Lamp", then="Product")
        page.timeline.wait_for("product", state="arrived")
        ids = [row["id"] for row in page.timeline.rows]
        self.assertEqual(ids, sorted(ids, reverse=True))
        until(lambda: page.timeline.count == str(len(ids)), "the rows to be counted")
