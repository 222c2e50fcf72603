"""The catalogue shows every screen, with values that can be changed."""

from harness.case import BrowserCase


class CatalogueTests(BrowserCase):
    """Search, samples, other values, bad values."""

    def test_all_screens_are_listed_and_searched(self):
        page = self.open_app()
        everything = page.catalogue.screens
        self.assertEqual(len(everything), 20)
        page.catalogue.search("order")
        self.assertEqual(set(page.catalogue.screens), {"orders", "order"})
        page.catalogue.search("no such screen")
        self.assertEqual(page.catalogue.screens, {})
        self.assertEqual(page.text("#no-screens"), "No screen is called that.")
        page.catalogue.search("")
        self.assertEqual(page.catalogue.screens, everything)

    def test_a_sample_is_shown_as_it_is(self):
        page = self.open_app()
        page.catalogue.show("product")
        page.phone.wait_for("Product")
        page.phone.wait_for_text("A reading lamp of brass.")

    def test_a_sample_is_shown_with_other_values(self):
        page = self.open_app()
        form = page.catalogue.values("product")
        self.assertIn("null", form)
        page.catalogue.write_values("product", form.replace("null", "2"))
        page.catalogue.show("product")
        page.phone.wait_for("Product")
        page.phone.wait_for_text("A chair of ash wood.")

    def test_what_is_no_json_is_said_and_cannot_be_shown(self):
        page = self.open_app()
        page.catalogue.write_values("product", "{ this is not JSON")
        self.assertIn("This is not JSON", page.catalogue.problem("product"))
        self.assertFalse(page.catalogue.can_show("product"))

    def test_values_that_are_not_the_screens_are_refused_with_a_sentence(self):
        page = self.open_app()
        form = page.catalogue.values("product")
        page.catalogue.write_values("product", form.replace("null", '"two"'))
        page.catalogue.show("product")
        page.wait_for_status("The screen has other values: "
                             "change only the text between the braces.")
        self.assertEqual(page.phone.titles, ["Shop"])

    def test_a_screen_stands_alone_and_the_app_comes_again(self):
        page = self.open_app()
        page.catalogue.choose_way("alone")
        page.catalogue.show("order")
        page.solo.wait_for("order")
        page.phone.wait_for("Order")
        self.assertNotIn("main", page.chart.names())
        page.solo.leave()
        page.solo.wait_for("")
        page.phone.wait_for("Shop")
        self.assertIn("main", page.chart.names())

    def test_the_guards_of_a_screen_that_stands_alone_are_answered_by_hand(self):
        page = self.open_app()
        page.catalogue.choose_way("asking")
        page.catalogue.show("order")
        page.solo.answer("orderExists", "yes")
        page.phone.wait_for("Order")
        page.solo.leave()
        page.phone.wait_for("Shop")
        page.catalogue.show("order")
        page.solo.answer("orderExists", "no")
        row = page.timeline.wait_for("order", state="failed")
        self.assertIn("orderExists", " ".join(page.timeline.facts(row).values()))
