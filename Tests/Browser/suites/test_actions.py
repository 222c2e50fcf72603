"""What the app can do and no finger does."""

from harness.case import BrowserCase
from harness.waiting import until


class ActionTests(BrowserCase):
    """Sign in, sign out, relaunch, and back."""

    def test_signing_in_lets_what_waited_go_on(self):
        page = self.open_app()
        self.assertEqual(
            page.driving.actions,
            ["Sign In", "Sign Out", "Relaunch", "Phone", "Tablet", "Narrow Window"])
        page.driving.open("store://orders/12")
        page.phone.wait_for("Sign In")
        page.driving.act("Sign In", "ada", "lovelace")
        page.phone.wait_for("Order")

    def test_a_wrong_password_is_said(self):
        page = self.open_app()
        page.driving.act("Sign In", "ada", "byron")
        page.wait_for_status("STORE010 No account has this name and password.")

    def test_signing_out_leaves_nothing_of_the_members(self):
        page = self.open_app()
        page.driving.act("Sign In", "ada", "lovelace")
        # The outlook of a link for members names no sign-in once somebody is signed in.
        page.phone.tap("Account", kind="tab", then="Account")
        page.phone.wait_for_text("Order 12")
        page.driving.act("Sign Out")
        page.phone.wait_for("Shop")
        self.assertNotIn("Order 12", page.phone.texts)

    def test_a_relaunch_keeps_session_and_bag_and_shows_another_scene(self):
        page = self.open_app()
        page.driving.act("Sign In", "ada", "lovelace")
        page.phone.tap("Account", kind="tab", then="Account")
        page.phone.tap("Shop", kind="tab", then="Shop")
        page.phone.tap("Lamp", then="Product")
        page.phone.tap("Add to Bag")
        page.phone.wait_for_text("1 in the bag")
        page.driving.act("Relaunch")
        page.phone.wait_for("Shop")
        self.assertEqual(page.status, "Connected to Store.")
        until(lambda: all("product" not in row["text"] for row in page.timeline.rows),
              lambda: f"an empty timeline; there is {page.timeline.rows}")
        page.phone.tap("Bag", then="Bag")
        page.phone.wait_for_text("1 × Lamp, 40 €")
        page.phone.tap("Done", then="Shop")
        page.phone.tap("Account", kind="tab", then="Account")

    def test_another_size_keeps_what_is_shown_and_has_more_room(self):
        page = self.open_app()
        page.phone.tap("Lamp", then="Product")
        sizes = {}
        for name, width in [("Tablet", 1024), ("Narrow Window", 507), ("Phone", 390)]:
            page.driving.act(name)
            sizes[name] = until(
                lambda width=width: page.phone.box if page.phone.width == width else None,
                lambda: f"a screen of {width} points; it has {page.phone.width}")
            self.assertEqual(page.phone.titles[-1], "Product")
        self.assertGreater(sizes["Tablet"]["width"], sizes["Phone"]["width"] * 1.2)
        self.assertGreater(sizes["Tablet"]["width"], sizes["Tablet"]["height"])

    def test_back_goes_one_step(self):
        page = self.open_app()
        page.driving.open("store://products/3/reviews")
        page.phone.wait_for("Reviews")
        page.driving.back()
        page.phone.wait_for("Product")
        page.driving.back()
        page.phone.wait_for("Shop")
