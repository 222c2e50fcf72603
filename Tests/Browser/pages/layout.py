"""How the page is laid out, measured in the browser."""

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from harness import places


class Layout:
    """Widths, contrast, sizes and the order of Tab."""

    def __init__(self, page):
        self._page = page

    @property
    def overhang(self):
        """How many pixels the page is wider than the window."""
        return self._page.run(
            "const { scrollWidth, clientWidth } = document.documentElement;"
            "return scrollWidth - clientWidth;")

    @property
    def contrasts(self):
        """All texts with their contrast, worst first."""
        return self._page.run(places.script("contrast"))

    @property
    def controls(self):
        """All controls, with where they are and whether Tab has to reach them."""
        return self._page.run(places.script("controls"))

    def focused_by_tab(self, most):
        """What has the focus after each Tab, from the top once around."""
        focus = places.script("focus")
        self._page.run("scrollTo(0, 0)")
        self._page.run(focus, True)
        seen, stops = set(), []
        for _ in range(most):
            ActionChains(self._page.driver).send_keys(Keys.TAB).perform()
            stop = self._page.run(focus, False)
            if stop is None:
                continue
            if stop["number"] in seen:
                break
            seen.add(stop["number"])
            stops.append(stop)
        return stops

    def capture(self, name):
        """Keeps a picture of the whole page."""
        places.SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        width, height = self._page.run(
            "return [innerWidth, document.documentElement.scrollHeight]")
        # What is out of sight is not painted.
        self._page.resize(width, height)
        (places.SCREENSHOTS / f"{name}.png").write_bytes(self._page.driver.get_screenshot_as_png())
        self._page.resize(width)
