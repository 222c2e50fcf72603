"""The page shows what a drawing says, also where no Store has such a thing."""

import json

from suites.test_layers import LayerCase

# Shows a drawing that a test made, as if the app had sent it.
SHOW = """
const { socket } = recorder;
socket.dispatchEvent(new MessageEvent("message", { data: arguments[0] }));
"""


class DrawnLayerTests(LayerCase):
    """Drawings that no Store has."""

    def show(self, *layers, **drawing):
        """Shows a drawing of these layers."""
        screen = {"width": 390, "height": 844, "isRightToLeft": False, "gestures": [],
                  "layers": layers, **drawing}
        self.page.run(SHOW, json.dumps({"drawing": {"screen": screen}}))

    def test_a_card_that_dims_nothing_leaves_what_is_behind_it_to_the_finger(self):
        page = self.open_app()
        base = page.drawing()["layers"][0]
        card = layer("card", "sheet", screen("s", element("label", "l", "Places")), height=120,
                     isUndimmed=True)
        self.show(base, card)
        box = self.box("[data-style=sheet] > .card")
        self.assertAlmostEqual(box["height"] / page.phone.box["height"], 120 / 844, places=2)
        self.assertAlmostEqual(box["bottom"], page.phone.box["bottom"], delta=1)
        self.assertEqual(page.all("#screen [inert]"), [])
        self.assertIsNone(page.find("[data-style=sheet]").get_attribute("aria-modal"))
        self.assert_usable()
        lamp = "//*[@data-style='base']//button[normalize-space()='Lamp']"
        page.driver.find_element("xpath", lamp).click()
        page.phone.wait_for("Product")

    def test_a_card_that_dims_keeps_the_finger_from_what_is_behind_it(self):
        page = self.open_app()
        base = page.drawing()["layers"][0]
        self.show(base, layer("card", "sheet", screen("s", element("label", "l", "Places")),
                              height=120, isUndimmed=False))
        self.assertEqual(len(page.all("#screen > [data-style=base][inert]")), 1)

    def test_from_right_to_left_bubbles_and_columns_stand_the_other_way_round(self):
        page = self.open_app()
        bar = element("bar", "b", children=[element("trailing", "go", "Sort")])
        columns = element("split", "x", children=[screen("one", bar), screen("two")])
        bubble = layer("p", "popover", screen("s", element("title", "t", "Sort by")), source="go",
                       beside="p.beside")
        self.show(layer("base", "base", columns), bubble, width=1024, height=768,
                  isRightToLeft=True)
        one, two = self.boxes(".split > .screen")
        self.assertGreater(one["x"], two["x"])
        self.assert_points_at(self.box("[data-id=go]"))

    def test_a_bubble_whose_source_is_not_drawn_stands_in_the_middle(self):
        page = self.open_app()
        base = page.drawing()["layers"][0]
        bubble = layer("p", "popover", screen("s", element("title", "t", "Sort by")), source="none")
        self.show(base, bubble)
        card = self.box("[data-style=popover] > .card")
        self.assertAlmostEqual(card["x"] + card["width"] / 2,
                               page.phone.box["x"] + page.phone.box["width"] / 2, delta=2)

    def test_what_an_app_writes_is_text_and_never_html(self):
        page = self.open_app()
        title = "<b id='planted'>Empty?</b>"
        self.show(layer("a", "alert", screen(
            "s", element("title", "t", title), element("button", "k", title, role="cancel"))))
        self.assertEqual(page.phone.texts, [title, title])
        self.assertEqual(page.all("#planted"), [])
        self.assertEqual(page.find("[data-style=alert]").get_attribute("aria-label"), title)


def element(kind, name, text="", children=(), **values):
    """An element of a drawing."""
    return {"kind": kind, "id": name, "text": text, "value": "", "isEnabled": True,
            "isSelected": False, "isSecret": False, "children": list(children), **values}


def screen(name, *children):
    """A screen with these elements."""
    return element("screen", name, children=children)


def layer(name, style, content, **values):
    """A layer of a drawing."""
    return {"id": name, "style": style, "content": content, "isUndimmed": False, **values}
