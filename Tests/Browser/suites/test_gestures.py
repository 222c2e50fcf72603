"""Gestures with the pointer: thought better of, and finished."""

from harness.case import BrowserCase
from harness.waiting import until

# Counts the animations that run now, and those that begin from now on; what only turns to show
# that something goes on moves nothing.
COUNT_MOTION = """
window.motions = 0;
const { animate } = Element.prototype;
Element.prototype.animate = function (frames, options) {
  if (Number(options?.duration ?? options) > 0) window.motions += 1;
  return animate.call(this, frames, options);
};
addEventListener("transitionrun", () => { window.motions += 1; }, { capture: true });
addEventListener("animationstart", () => { window.motions += 1; }, { capture: true });
"""


class GestureTests(BrowserCase):
    """A finger swipes back, and drags a card down."""

    def test_a_swipe_that_is_thought_better_of_changes_nothing(self):
        page = self.open_app()
        page.phone.tap("Lamp", then="Product")
        page.phone.wait_for_text("Reviews")
        before = page.phone.words, page.chart.nodes()
        page.phone.hold("swipe", 0.2, between=lambda: self.assertEqual(page.phone.held, "swipe"))
        self.assertEqual((page.phone.words, page.chart.nodes()), before)

    def test_a_swipe_that_is_finished_goes_back(self):
        page = self.open_app()
        shop = page.phone.words
        page.phone.tap("Lamp", then="Product")
        page.phone.hold("swipe", 0.7)
        page.phone.wait_for("Shop")
        self.assertEqual(page.phone.words, shop)
        until(lambda: "product" not in page.chart.seen, "the chart to follow")
        page.timeline.wait_for("followed the screen")

    def test_under_a_swiping_finger_the_screen_beneath_comes_to_light(self):
        page = self.open_app()
        page.phone.tap("Lamp", then="Product")
        titles = []
        page.phone.hold("swipe", 0.3, between=lambda: titles.extend(page.phone.titles))
        self.assertEqual(titles, ["Shop"])

    def test_a_card_that_springs_back_stays(self):
        page = self.open_app()
        page.phone.tap("Bag", then="Bag")
        before = page.phone.words, page.chart.nodes()
        page.phone.hold("drag", 0.2, between=lambda: self.assertEqual(page.phone.held, "drag"))
        self.assertEqual(page.phone.layers, ["base", "sheet"])
        self.assertEqual((page.phone.words, page.chart.nodes()), before)

    def test_a_card_that_is_dragged_down_goes(self):
        page = self.open_app()
        shop = page.phone.words
        page.phone.tap("Bag", then="Bag")
        page.phone.hold("drag", 0.6)
        page.phone.wait_for("Shop")
        self.assertEqual((page.phone.layers, page.phone.words), (["base"], shop))

    def test_a_push_moves_and_comes_to_rest(self):
        page = self.open_app()
        page.run(COUNT_MOTION)
        page.phone.tap("Lamp", then="Product")
        self.assertGreater(page.run("return window.motions"), 0)


class StillTests(BrowserCase):
    """Under reduced motion everything works, and nothing moves."""

    reduced_motion = True

    def test_nothing_moves(self):
        page = self.open_app()
        page.run(COUNT_MOTION)
        page.phone.tap("Lamp", then="Product")
        page.phone.hold("swipe", 0.2)
        page.phone.wait_for("Product")
        page.phone.hold("swipe", 0.7)
        page.phone.wait_for("Shop")
        page.phone.tap("Bag", then="Bag")
        page.phone.hold("drag", 0.2)
        page.phone.wait_for("Bag")
        page.phone.hold("drag", 0.6)
        page.phone.wait_for("Shop")
        self.assertEqual(page.run("return window.motions"), 0)
