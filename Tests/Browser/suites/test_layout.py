"""The page at any width, in either scheme, at twice its size, and by keyboard alone."""

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from harness.case import NETWORK, BrowserCase
from harness.waiting import until

WIDTHS = 360, 1280
SCHEMES = "light", "dark"
ENOUGH_CONTRAST = 4.5
ENOUGH_PIXELS = 24
MOST_STOPS = 250


class LayoutTests(BrowserCase):
    """A page that shows something in every panel."""

    reduced_motion = True

    def fill(self):
        """Lets every panel show something, a problem among it."""
        page = self.open_app()
        page.phone.tap("Lamp", then="Product")
        page.driving.open("store://products/99")
        page.timeline.facts(page.timeline.wait_for("product", state="failed"))
        page.driving.open("store://orders/12")
        page.phone.wait_for("Sign In")
        page.phone.type("Password", "byron")
        page.phone.tap("Sign In", kind="button")
        page.phone.wait_for_text("STORE010 No account has this name and password.")
        page.timeline.replay(page.timeline.export(self.folder()))
        page.catalogue.write_values("product", "{ no JSON")
        page.driving.act("Sign In", "ada", "byron")
        page.wait_for_status("STORE010")
        page.driving.write("store://bag")
        page.driving.wait_for_outlook("bag")
        return page

    def show_change(self, page):
        """Shows what else there is: the last change, and the outlook of what cannot be."""
        page.chart.show_change()
        until(lambda: page.chart.steps, "the steps of the last change")
        page.driving.write("store://coupons")
        page.driving.wait_for_outlook("NAV")

    def assert_readable(self, page):
        found = page.layout.contrasts
        self.assertGreater(len(found), 100)
        self.assertEqual([text for text in found if text["ratio"] < ENOUGH_CONTRAST], [])

    def assert_usable(self, page, width):
        self.assertEqual(page.layout.overhang, 0)
        controls = page.layout.controls
        self.assertGreater(len(controls), 40)
        self.assertEqual(
            [control for control in controls
             if min(control["width"], control["height"]) < ENOUGH_PIXELS], [])
        self.assertEqual(
            [control for control in controls
             if control["left"] < 0 or control["right"] > width], [])

    def test_every_width_and_scheme_is_readable_and_usable(self):
        page = self.fill()
        for width in WIDTHS:
            for scheme in SCHEMES:
                page.resize(width)
                page.choose_scheme(scheme)
                with self.subTest(width=width, scheme=scheme):
                    page.layout.capture(f"{width}-{scheme}")
                    self.assert_readable(page)
                    self.assert_usable(page, width)

    def test_the_last_change_and_a_link_that_leads_nowhere_are_readable_and_usable(self):
        page = self.fill()
        self.show_change(page)
        for width in WIDTHS:
            for scheme in SCHEMES:
                page.resize(width)
                page.choose_scheme(scheme)
                with self.subTest(width=width, scheme=scheme):
                    self.assert_readable(page)
                    self.assert_usable(page, width)

    def test_a_lost_connection_is_readable(self):
        self.expected = NETWORK
        page = self.fill()
        self.program.restart()
        page.wait_for_connection("refused")
        for scheme in SCHEMES:
            page.choose_scheme(scheme)
            with self.subTest(scheme=scheme):
                self.assert_readable(page)
                self.assert_usable(page, 1280)

    def test_at_twice_the_size_and_more_nothing_is_cut_off(self):
        page = self.fill()
        for zoom in (2, 4):
            width = 1280 // zoom
            page.resize(width, 900 // zoom, scale=zoom)
            with self.subTest(zoom=zoom):
                self.assert_usable(page, width)
                page.phone.tap("Cancel")
                page.phone.wait_for("Product")
                page.driving.open("store://orders/12")
                page.phone.wait_for("Sign In")

    def test_tab_reaches_every_control_and_shows_where_it_is(self):
        page = self.fill()
        for width in WIDTHS:
            page.resize(width)
            with self.subTest(width=width):
                controls = page.layout.controls
                stops = page.layout.focused_by_tab(MOST_STOPS)
                reached = {stop["number"] for stop in stops}
                name = [control["name"] for control in controls]
                self.assertEqual(
                    [control["name"] for control in controls
                     if control["isInOrder"] and control["number"] not in reached], [])
                self.assertEqual([name[stop["number"]] for stop in stops if not stop["isMarked"]], [])
                self.assertEqual([name[stop["number"]] for stop in stops if not stop["isInSight"]], [])

    def test_arrow_keys_lead_through_rows_and_nodes(self):
        page = self.open_app()
        page.phone.tap("Lamp", then="Product")
        page.timeline.wait_for("product", state="arrived")
        for stop, items in (("#rows summary[tabindex='0']", "#rows summary"),
                            ("#chart-now [tabindex='0']", "#chart-now [role=treeitem]")):
            page.run("arguments[0].focus()", page.find(stop))
            everything = page.all(items)
            reached = []
            for _ in everything:
                reached.append(page.driver.switch_to.active_element)
                ActionChains(page.driver).send_keys(Keys.ARROW_DOWN).perform()
            self.assertEqual(reached, everything)

    def test_the_keyboard_alone_opens_a_product(self):
        page = self.open_app()
        page.run("document.querySelector('#screen').querySelector('button[data-kind=button]').focus()")
        ActionChains(page.driver).send_keys(Keys.ENTER).perform()
        page.phone.wait_for("Product")
        page.run("document.querySelector('#screen [data-kind=back]').focus()")
        ActionChains(page.driver).send_keys(Keys.SPACE).perform()
        page.phone.wait_for("Shop")
