"""Splits, popovers, alerts, dialogs and cards look and answer as they do on a device."""

from harness.case import BrowserCase
from harness.waiting import until

BOXES = """
return [...document.querySelectorAll(arguments[0])]
  .map((node) => node.getBoundingClientRect().toJSON());
"""


class LayerCase(BrowserCase):
    """A suite that looks where things stand on the screen."""

    reduced_motion = True

    def boxes(self, selector):
        """Where the elements of a selector stand on the page."""
        return self.page.run(BOXES, selector)

    def box(self, selector):
        """Where the only element of a selector stands."""
        boxes = self.boxes(selector)
        self.assertEqual(len(boxes), 1, selector)
        return boxes[0]

    def assert_usable(self):
        """The page is readable and its controls are large enough, in both schemes and widths."""
        for width in (1280, 360):
            for scheme in ("light", "dark"):
                self.page.resize(width)
                self.page.choose_scheme(scheme)
                with self.subTest(width=width, scheme=scheme):
                    self.assertEqual(
                        [text for text in self.page.layout.contrasts if text["ratio"] < 4.5], [])
                    self.assertEqual(self.page.layout.overhang, 0)
                    self.assertEqual(
                        [control for control in self.page.layout.controls
                         if min(control["width"], control["height"]) < 24], [])
        self.page.resize(1280)
        self.page.choose_scheme("light")

    def assert_points_at(self, source):
        """The bubble stands right above or beneath its source, and its arrow points there."""
        card, screen = self.box("[data-style=popover] > .card"), self.page.phone.box
        point = screen["width"] / self.page.phone.width
        side = self.page.find("[data-style=popover]").get_attribute("data-side")
        self.assertIn(side, ("below", "above"))
        way = card["y"] - source["bottom"] if side == "below" else source["y"] - card["bottom"]
        self.assertAlmostEqual(way, 12 * point, delta=2)
        middle = source["x"] + source["width"] / 2
        self.assertLess(card["x"], middle)
        self.assertGreater(card["right"], middle)
        for start, end in (("x", "right"), ("y", "bottom")):
            self.assertGreaterEqual(card[start], screen[start])
            self.assertLessEqual(card[end], screen[end])

    def resize_app(self, name, width):
        """Gives the app's window another size."""
        self.page.driving.act(name)
        until(lambda: self.page.phone.width == width, f"a screen of {width} points")
        self.page.phone.settle()


class LayerTests(LayerCase):
    """What does not fill the screen, in the Store in UIKit."""

    # UIKit takes what is behind a layer that fills the screen out of the window.
    behind = []

    # Alerts.

    def open_alert(self):
        phone = self.open_app().phone
        phone.tap("Lamp", then="Product")
        phone.tap("Add to Bag")
        phone.wait_for_text("1 in the bag")
        phone.tap("Bag", then="Bag")
        phone.tap("Empty Bag", then="Empty the bag?")
        return phone

    def test_an_alert_stands_in_the_middle_and_its_buttons_have_their_roles(self):
        phone = self.open_alert()
        self.assertEqual(phone.layers, ["base", "sheet", "alert"])
        card, screen = self.box("[data-style=alert] > .card"), phone.box
        for start, length in (("x", "width"), ("y", "height")):
            self.assertAlmostEqual(
                card[start] + card[length] / 2, screen[start] + screen[length] / 2, delta=2)
        self.assertLess(card["width"], screen["width"] * 0.8)
        keep, empty = self.box("[data-role=cancel]"), self.box("[data-role=destructive]")
        self.assertLess(keep["x"], empty["x"])
        self.assertAlmostEqual(keep["y"], empty["y"], delta=1)
        look = "return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]"
        self.assertEqual(self.page.run(look, "[data-role=cancel]", "fontWeight"), "650")
        self.assertNotEqual(self.page.run(look, "[data-role=destructive]", "color"),
                            self.page.run(look, "[data-role=cancel]", "color"))
        self.assert_usable()

    def test_an_alert_says_to_a_screen_reader_what_it_is_and_takes_the_focus(self):
        self.open_alert()
        alert = self.page.find("[data-style=alert]")
        self.assertEqual(alert.aria_role, "alertdialog")
        self.assertEqual(alert.accessible_name, "Empty the bag?")
        self.assertEqual(alert.get_attribute("aria-modal"), "true")
        until(lambda: self.page.run(
            "return arguments[0].contains(document.activeElement)", alert), "the focus in it")

    def test_the_buttons_of_an_alert_are_pressed(self):
        phone = self.open_alert()
        phone.tap("Keep", then="Bag")
        phone.wait_for_text("1 × Lamp, 40 €")
        phone.tap("Empty Bag", then="Empty the bag?")
        phone.tap("Empty", then="Bag")
        phone.wait_for_text("The bag is empty.")

    # Confirmation dialogs.

    def open_search(self):
        phone = self.open_app().phone
        phone.tap("Search", kind="tab", then="Search")
        phone.type("Search for", "a")
        phone.wait_for_text("Sea Chart")
        return phone

    def test_a_dialog_stands_at_the_bottom_and_a_tap_beside_it_cancels(self):
        phone = self.open_search()
        phone.tap("Sort", then="Sort by")
        self.assertEqual(phone.layers, ["base", "dialog"])
        card, screen = self.box("[data-style=dialog] > .card"), phone.box
        self.assertGreater(card["y"], screen["y"] + screen["height"] / 2)
        cancel, price = self.boxes("[data-style=dialog] button[data-kind]")[-1:-3:-1]
        self.assertGreater(cancel["y"], price["bottom"] + 2)
        self.assert_usable()
        phone.tap_beside(then="Search")
        phone.tap("Sort", then="Sort by")
        phone.tap("Price", then="Search")
        until(lambda: [text for kind, text in phone.words if kind == "button"]
              == ["Lamp", "Sea Chart", "Chair"], lambda: f"another order; there is {phone.words}")

    def test_on_a_tablet_a_dialog_is_a_bubble_beneath_its_button(self):
        phone = self.open_search()
        self.resize_app("Tablet", 1024)
        phone.tap("Sort", then="Sort by")
        self.assertEqual(phone.layers, ["base", "popover"])
        self.assert_points_at(self.box("[data-kind=trailing]"))
        self.assertNotIn("Cancel", phone.texts)
        self.assert_usable()
        phone.tap_beside(then="Search")

    # Popovers.

    def test_a_popover_points_at_its_source_and_is_a_card_on_a_phone(self):
        phone = self.open_app().phone
        phone.tap("Lamp", then="Product")
        phone.tap("Delivery", then="Delivery")
        self.assertEqual(phone.layers, ["base", "sheet"])
        self.resize_app("Tablet", 1024)
        phone.wait_for("Delivery")
        self.assertEqual(phone.layers, ["base", "popover"])
        self.assert_points_at(self.boxes("[data-layer] button[data-kind=button]")[-1])
        self.assert_usable()
        phone.tap_beside(then="Product")
        self.assertEqual(phone.layers, ["base"])

    # Splits.

    def test_a_split_has_columns_on_a_tablet_and_one_on_a_phone(self):
        page = self.open_app()
        page.driving.open("store://help")
        page.phone.wait_for("Help")
        page.phone.tap("Paying", then="Paying")
        self.assertEqual(page.phone.titles, self.behind + ["Paying"])
        self.resize_app("Tablet", 1024)
        self.assertEqual(page.phone.titles, self.behind + ["Help", "Paying"])
        first, second = self.boxes(".split > .screen")
        self.assertLessEqual(first["right"], second["x"])
        self.assertEqual(first["y"], second["y"])
        self.assertLess(first["width"], second["width"])
        bars = self.boxes(".split > .screen > .top > .bar")
        self.assertEqual(len(bars), 2)
        page.phone.tap("Repairs", then="Repairs")
        self.assertEqual(page.phone.titles, self.behind + ["Help", "Repairs"])
        self.assert_usable()
        self.resize_app("Narrow Window", 507)
        self.assertEqual(page.phone.titles, self.behind + ["Repairs"])
        page.phone.tap("Help", kind="back", then="Help")
        page.phone.tap("Done", then="Shop")

    def test_on_a_phone_a_swipe_goes_back_to_the_column_before(self):
        page = self.open_app()
        page.driving.open("store://help")
        page.phone.wait_for("Help")
        page.phone.tap("Paying", then="Paying")
        page.phone.hold("swipe", 0.2, between=lambda: page.phone.wait_for_text("Repairs"))
        self.assertEqual(page.phone.titles[-1], "Paying")
        page.phone.hold("swipe", 0.7)
        page.phone.wait_for("Help")

    def test_a_tablet_is_readable_on_a_narrow_page(self):
        page = self.open_app()
        self.resize_app("Tablet", 1024)
        for width in (360, 900, 1280):
            page.resize(width)
            with self.subTest(width=width):
                size = page.run("return parseFloat(getComputedStyle("
                                "document.querySelector('#screen .title')).fontSize)")
                self.assertGreater(size, 9.5)
                self.assertEqual(page.layout.overhang, 0)

    # Texts.

    def test_texts_have_the_size_weight_and_colour_of_the_app(self):
        page = self.open_app()
        page.phone.tap("Lamp", then="Product")
        page.phone.wait_for_text("0 in the bag")
        looks = page.run("""
            return Object.fromEntries([...document.querySelectorAll("#screen .body > .element")]
              .map((node) => [node.textContent, getComputedStyle(node)])
              .map(([text, { fontSize, fontWeight, color }]) =>
                [text, [parseFloat(fontSize), fontWeight, color]]));""")
        size, weight, color = looks["A reading lamp of brass."]
        self.assertAlmostEqual(looks["Lamp"][0] / size, 28 / 17, places=1)
        self.assertEqual((looks["40 €"][0], looks["40 €"][1], weight), (size, "650", "400"))
        self.assertLess(looks["0 in the bag"][0], size)
        self.assertNotEqual(looks["0 in the bag"][2], color)
