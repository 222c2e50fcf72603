"""The Store works in the browser."""

from harness import chromium
from harness.case import BrowserCase
from harness.waiting import until


class StoreTests(BrowserCase):
    """The Store by clicking."""

    def test_a_purchase_by_clicking(self):
        phone = self.open_app().phone
        phone.tap("Lamp", then="Product")
        phone.wait_for_text("A reading lamp of brass.")
        phone.tap("Reviews", then="Reviews")
        phone.wait_for_text("Warm light.")
        phone.tap("Product", kind="back", then="Product")
        phone.tap("Add to Bag")
        phone.wait_for_text("1 in the bag")
        phone.tap("Bag", then="Bag")
        self.assertEqual(phone.layers, ["base", "sheet"])
        phone.wait_for_text("1 × Lamp, 40 €")
        phone.tap("Check Out", then="Sign In")
        self.assertEqual(phone.layers, ["base", "sheet", "sheet"])
        phone.type("Name", "ada")
        phone.type("Password", "lovelace")
        phone.tap("Sign In", kind="button", then="Checkout")
        phone.wait_for_text("1 piece")
        phone.tap("Choose Address", then="Address")
        phone.tap("Quay 1, Bergen", then="Checkout")
        phone.wait_for_text("Quay 1, Bergen")
        phone.tap("Place Order", then="Shop")
        self.assertEqual(phone.layers, ["base"])

    def test_what_is_typed_letter_by_letter_stands_in_the_field(self):
        phone = self.open_app().phone
        phone.tap("Search", kind="tab", then="Search")
        field = phone.type("Search for", "kettle")
        until(lambda: ("button", "Kettle") in phone.words and ("button", "Lamp") not in phone.words,
              lambda: f"the search to find; there is {phone.words}")
        self.assertEqual(field.get_property("value"), "kettle")
        self.assertEqual(self.page.driver.switch_to.active_element, field)

    def test_a_wrong_password_is_said_on_the_screen(self):
        phone = self.open_app().phone
        phone.tap("Account", kind="tab", then="Sign In")
        phone.type("Name", "ada")
        phone.type("Password", "byron")
        phone.tap("Sign In", kind="button")
        phone.wait_for_text("STORE010 No account has this name and password.")

    def test_it_is_said_what_the_screen_is(self):
        page = self.open_app()
        self.assertEqual(page.text("#medium"), "model of the app's screen")
        self.assertEqual(page.text("#app-name"), "Store")
        self.assertEqual(page.driver.title, "Store – Portolan inspector")
        self.assertEqual(page.status, "Connected to Store.")

    def test_the_token_is_gone_from_the_address_bar(self):
        page = self.open_app()
        self.assertNotIn(self.program.token, page.driver.current_url)

    def test_two_browsers_show_the_same(self):
        one = self.open_app()
        driver = chromium.launch()
        self.addCleanup(driver.quit)
        other = self.open_tab(driver)
        other.open_app(self.program.address)
        one.phone.tap("Lamp", then="Product")
        other.phone.wait_for("Product")
        other.phone.tap("Add to Bag")
        for page in (one, other):
            page.phone.wait_for_text("1 in the bag")
        other.phone.tap("Bag", then="Bag")
        one.phone.wait_for("Bag")
        self.assertEqual(one.phone.words, other.phone.words)
        self.assertEqual(one.chart.names(), other.chart.names())
        until(lambda: one.timeline.rows == other.timeline.rows,
              lambda: f"the same rows; there are {one.timeline.rows} and {other.timeline.rows}")
