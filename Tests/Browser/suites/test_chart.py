"""The chart follows the tree."""

from harness.case import BrowserCase
from harness.waiting import until


class ChartTests(BrowserCase):
    """The tree as it is, and the last change."""

    def test_layers_and_nodes_follow_the_app(self):
        page = self.open_app()
        self.assertEqual(page.chart.decks, ["base"])
        self.assertIn("products", page.chart.seen)
        page.phone.tap("Lamp", then="Product")
        page.chart.wait_for("product")
        self.assertNotIn("products", page.chart.seen)
        page.phone.tap("Bag", then="Bag")
        page.chart.wait_for("bag")
        self.assertEqual(page.chart.decks, ["sheet", "base"])

    def test_a_tab_that_was_never_entered_is_a_slot(self):
        page = self.open_app()
        self.assertEqual(kinds(page)["search"], "slot")
        page.phone.tap("Search", kind="tab", then="Search")
        until(lambda: kinds(page)["search"] == "screen",
              lambda: f"the tab to be filled; there is {page.chart.nodes()}")

    def test_before_and_after_of_the_last_change(self):
        page = self.open_app()
        page.phone.tap("Lamp", then="Product")
        page.chart.show_change()
        until(lambda: page.chart.steps, "the steps of the last change")
        self.assertIn("product", " ".join(page.chart.steps))
        self.assertNotIn("product", page.chart.names("#plan-before"))
        self.assertEqual(page.chart.changes("#plan-after"), {"product": "entering"})
        page.driving.back()
        until(lambda: page.chart.changes("#plan-before") == {"product": "going"},
              lambda: f"what goes to be marked; there is {page.chart.nodes('#plan-before')}")

    def test_a_node_that_is_pointed_at_says_what_it_is(self):
        page = self.open_app()
        node = next(node for node in page.chart.nodes() if node["name"] == "products")
        page.point_at(f"#chart-now [data-id='{node['id']}']")
        until(lambda: page.text("#node-facts") == node["words"],
              lambda: f"{node['words']!r}; there is {page.text('#node-facts')!r}")
        self.assertIn(f"number {node['id']}", node["words"])


def kinds(page):
    """What each node of the chart is, by its name."""
    return {node["name"]: node["kind"] for node in page.chart.nodes()}
