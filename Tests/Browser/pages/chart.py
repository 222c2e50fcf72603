"""The chart: the tree now, and before and after the last change."""

from harness.waiting import until

NODES = """
return [...document.querySelectorAll(arguments[0] + " [data-kind][data-id]")].map((node) => ({
  id: node.dataset.id, kind: node.dataset.kind, words: node.getAttribute("aria-label"),
  isVisible: "visible" in node.dataset, isSelected: "selected" in node.dataset,
  change: node.dataset.change ?? null,
}));
"""


class Chart:
    """The chart's panel."""

    def __init__(self, page):
        self._page = page

    def nodes(self, part="#chart-now"):
        """The nodes that are drawn, each with its name first among its words."""
        nodes = self._page.run(NODES, part)
        for node in nodes:
            node["name"] = node["words"].split(" · ")[0]
        return nodes

    def names(self, part="#chart-now"):
        """The names of all nodes, in order."""
        return [node["name"] for node in self.nodes(part)]

    @property
    def seen(self):
        """The names of the nodes that are seen on the screen."""
        return [node["name"] for node in self.nodes() if node["isVisible"]]

    @property
    def decks(self):
        """The styles of the layers, front first."""
        return self._page.run(
            "return [...document.querySelectorAll('#chart-now [data-style]')]"
            ".map((deck) => deck.dataset.style)")

    def wait_for(self, name):
        """Waits until a node of this name is seen."""
        until(lambda: name in self.seen, lambda: f"{name} in the chart; there is {self.names()}")

    def show_change(self):
        """Shows before and after of the last change."""
        self._page.find("label:has(#view-change)").click()

    def changes(self, part):
        """The names of the nodes that are marked as changed there, with how."""
        return {node["name"]: node["change"] for node in self.nodes(part) if node["change"]}

    @property
    def steps(self):
        """What was done at the last change, in words."""
        return [item.text for item in self._page.all("#plan-steps li")]

    @property
    def held_back(self):
        """The sentences about what is held back."""
        return [item.text for item in self._page.all("#held-back > li")]
