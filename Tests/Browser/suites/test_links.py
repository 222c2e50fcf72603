"""Links: what they would do is said first, and what guards hold back is followed later."""

from harness.case import BrowserCase
from harness.waiting import until


class LinkTests(BrowserCase):
    """The field that opens links."""

    def test_an_order_as_a_guest_asks_for_the_sign_in_and_is_followed_after_it(self):
        page = self.open_app()
        page.driving.open("store://orders/12")
        page.phone.wait_for("Sign In")
        until(lambda: page.chart.held_back == ["order: held back by signedIn, signIn comes first"],
              lambda: f"the chart to say what is held back; it says {page.chart.held_back}")
        page.phone.type("Name", "ada")
        page.phone.type("Password", "lovelace")
        page.phone.tap("Sign In", kind="button", then="Order")
        page.phone.wait_for_text("Placed on 2025-02-14")
        until(lambda: not page.chart.held_back, "nothing to be held back")
        page.timeline.wait_for("order", state="arrived")

    def test_an_order_as_a_guest_is_not_followed_when_the_sign_in_is_cancelled(self):
        page = self.open_app()
        page.driving.open("store://orders/12")
        page.phone.wait_for("Sign In")
        page.phone.tap("Cancel", then="Shop")
        self.assertEqual(page.phone.layers, ["base"])
        row = page.timeline.wait_for("order", state="failed")
        self.assertTrue(page.timeline.facts(row).get("Why"), row)
        until(lambda: not page.chart.held_back, "nothing to be held back")

    def test_the_outlook_says_what_would_be_done_before_anything_is(self):
        page = self.open_app()
        before = page.chart.nodes(), page.phone.words, page.timeline.rows
        page.driving.write("store://products/3/reviews")
        outlook = page.driving.wait_for_outlook("Would lead to")
        self.assertIn("reviews", outlook)
        self.assertIn("product", outlook)
        self.assertEqual((page.chart.nodes(), page.phone.words, page.timeline.rows), before)

    def test_the_outlook_names_the_guards_that_would_be_asked(self):
        page = self.open_app()
        page.driving.write("store://orders/12")
        self.assertIn("signedIn", page.driving.wait_for_outlook("Asked first"))
        self.assertEqual(page.phone.titles, ["Shop"])

    def test_the_outlook_says_that_nothing_would_be_done(self):
        page = self.open_app()
        page.driving.write("store://products")
        page.driving.wait_for_outlook("is shown already: nothing would be done.")

    def test_an_unknown_link_is_said_to_be_one_before_and_when_it_is_followed(self):
        page = self.open_app()
        page.driving.write("store://coupons")
        outlook = page.driving.wait_for_outlook("NAV")
        page.driving.open("store://coupons")
        row = page.timeline.wait_for(outlook.split()[0])
        self.assertIn("Fix", page.timeline.facts(row))
        self.assertEqual(page.phone.titles, ["Shop"])

    def test_what_is_no_address_is_said_to_be_none(self):
        page = self.open_app()
        page.driving.write("http://[")
        page.driving.wait_for_outlook("This is not a link: a link begins with a scheme")
        page.driving.open("http://[")
        page.wait_for_status("This is not a link: a link begins with a scheme, such as store://.")

    def test_a_link_is_completed_from_the_table(self):
        page = self.open_app()
        page.driving.write("prod")
        until(lambda: "store://products/{id}/reviews" in page.driving.completions,
              lambda: f"completions; there is {page.driving.completions}")
