"""The whole page."""

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from harness import places
from harness.waiting import until
from pages.catalogue import Catalogue
from pages.chart import Chart
from pages.driving import Driving
from pages.layout import Layout
from pages.phone import Phone
from pages.places import Places
from pages.solo import Solo
from pages.timeline import Timeline


class Page:
    """The page in a tab of its own; `parts` of it have classes of their own."""

    def __init__(self, driver):
        self.driver = driver
        self._home = driver.current_window_handle
        driver.switch_to.new_window("tab")
        self.command("Page.addScriptToEvaluateOnNewDocument", source=places.script("recorder"))
        self.phone = Phone(self)
        self.chart = Chart(self)
        self.timeline = Timeline(self)
        self.driving = Driving(self)
        self.catalogue = Catalogue(self)
        self.layout = Layout(self)
        self.solo = Solo(self)
        self.places = Places(self)

    def close(self):
        """Closes the tab."""
        self.driver.close()
        self.driver.switch_to.window(self._home)

    def open(self, address):
        """Opens an address, whatever it shows."""
        self.driver.get(address)

    def open_app(self, address, title="Shop"):
        """Opens the address that the program has printed; the Store's first screen is there."""
        self.open(address)
        self.wait_for_connection("open")
        self.phone.wait_for(title)

    # What a test may ask of any part.

    def command(self, name, **values):
        """A command of Chromium's own protocol."""
        return self.driver.execute_cdp_cmd(name, values)

    def run(self, script, *arguments):
        """Runs a script in the page and returns what it returns."""
        return self.driver.execute_script(script, *arguments)

    def find(self, selector):
        """The element of a selector, once it is there."""
        return until(lambda: self.all(selector), f"an element {selector}")[0]

    def all(self, selector):
        """All elements of a selector."""
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def text(self, selector):
        """The words of an element, as they are read; empty without one."""
        return self.run(
            "return document.querySelector(arguments[0])?.innerText.trim() ?? ''", selector)

    def write(self, node, text):
        """Types a text into a field in place of what stands there."""
        self.run("arguments[0].focus(); arguments[0].select()", node)
        # Keys that are sent to the node itself would come after what stands there.
        ActionChains(self.driver).send_keys(text or Keys.BACKSPACE).perform()
        return node

    def point_at(self, selector):
        """Moves the pointer over an element."""
        ActionChains(self.driver).move_to_element(self.find(selector)).perform()

    # The connection and the last sentence.

    @property
    def connection(self):
        """`connecting`, `open`, `lost` or `refused`."""
        return self.run("return document.documentElement.dataset.connection")

    @property
    def status(self):
        """The last sentence that is worth hearing."""
        return self.text("#status")

    def wait_for_connection(self, state):
        """Waits until the connection is so."""
        until(lambda: self.connection == state,
              lambda: f"the connection to be {state}; it is {self.connection}: {self.status}")

    def wait_for_status(self, part):
        """Waits for a sentence with these words, and returns it."""
        return until(lambda: part in self.status and self.status,
                     lambda: f"the sentence {part!r}; there is {self.status!r}")

    # What the app has said.

    def heard(self):
        """All that the app has said to this page, as texts."""
        return self.run("return recorder.heard")

    def drawing(self):
        """The newest drawing that the app has sent."""
        return self.run("return recorder.drawing")

    # How it is looked at.

    def resize(self, width, height=900, scale=1):
        """Makes the window so large, with so many pixels for one of CSS."""
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height,
                     deviceScaleFactor=scale, mobile=False)

    def choose_scheme(self, scheme):
        """Prefers `light` or `dark`."""
        self.command("Emulation.setEmulatedMedia",
                     features=[{"name": "prefers-color-scheme", "value": scheme}])

    def allow_downloads(self, folder):
        """Lets the page save files into a folder."""
        self.command("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(folder))
