"""What a page is not told."""

import json
import re

from harness.case import BrowserCase

# What the app says of its navigation; a drawing shows what is on the screen.
TOLD = ("tree", "plan", "timeline")

# What the visit's routes hold.
VALUES = re.compile(r"\b(3|12|99)\b|Sea Chart")

# A column of a tree's outline: the places of the nodes, which are numbers of the tree's own.
COLUMN = re.compile(r"(\d*,)+")


class PrivacyTests(BrowserCase):
    """All that the app says to the page in a whole visit."""

    def test_no_password_is_ever_said(self):
        page = self.open_app()
        page.phone.tap("Account", kind="tab", then="Sign In")
        page.phone.type("Name", "ada")
        page.phone.type("Password", "byron")
        page.phone.tap("Sign In", kind="button")
        page.phone.wait_for_text("STORE010 No account has this name and password.")
        page.driving.act("Sign In", "ada", "lovelace")
        page.phone.wait_for("Account")
        page.driving.act("Sign Out")
        page.phone.wait_for("Shop")
        page.find("#export").click()
        page.timeline.wait_for("orders")
        said = self.all_said(page)
        self.assertIn("STORE010", said)
        for secret in ("byron", "lovelace"):
            self.assertNotIn(secret, said)

    def test_trees_plans_and_rows_hold_no_values(self):
        page = self.open_app()
        page.phone.tap("Sea Chart", then="Product")
        page.phone.tap("Reviews", then="Reviews")
        page.driving.act("Sign In", "ada", "lovelace")
        page.driving.open("store://orders/12")
        page.phone.wait_for("Order")
        page.driving.open("store://products/99")
        page.timeline.wait_for("product", state="failed")
        words = [word for message in self.messages(page) for name in TOLD if name in message
                 for word in words_of(message[name])]
        self.assertIn("push product onto products", words)
        self.assertEqual([word for word in words if VALUES.search(word)
                          and not COLUMN.fullmatch(word)], [])

    def test_the_exported_log_holds_no_values(self):
        page = self.open_app()
        page.phone.tap("Sea Chart", then="Product")
        page.driving.open("store://orders/12")
        page.phone.wait_for("Sign In")
        log = json.loads(page.timeline.export(self.folder()).read_text())
        words = list(words_of(log))
        self.assertTrue(any("product" in word for word in words))
        self.assertEqual([word for word in words if re.search(r"[(/:]\s*(3|12)\b", word)
                          and ".swift" not in word], [])

    def test_the_catalogues_forms_hold_no_values(self):
        page = self.open_app()
        for name in ("product", "reviews", "order", "address"):
            values = re.findall(r":\s*([^{\s][^,}]*)", page.catalogue.values(name))
            self.assertEqual({value.strip() for value in values}, {"null"}, name)

    def messages(self, page):
        """What the app has said to the page."""
        return [json.loads(text) for text in page.heard()]

    def all_said(self, page):
        """The same as one text."""
        return "\n".join(page.heard())


def words_of(value, key=""):
    """All texts in a message, except where in the code something was asked for."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from words_of(inner, name)
    elif isinstance(value, list):
        for inner in value:
            yield from words_of(inner, key)
    elif isinstance(value, str) and value.startswith("{"):
        # The signals of a log are texts by themselves.
        yield from words_of(json.loads(value), key)
    elif isinstance(value, str) and key != "site":
        yield value
