"""The map shows where each screen belongs, what is asked, what led there, and its link."""

from harness.case import BrowserCase
from harness.waiting import until

# The splash passes by itself, and a screen of the Store opens what belongs to it.
WITHOUT_LINK = {
    "splash", "address", "delivery", "sorting", "emptying", "topics", "noTopic", "topic"}


class MapTests(BrowserCase):
    """The Store's map."""

    def test_each_screen_stands_on_the_one_that_its_map_says(self):
        page = self.open_app()
        screens = page.places.screens
        self.assertEqual(len(screens), 20)
        self.assertEqual(
            {name: (screen["way"], screen["on"]) for name, screen in screens.items()
             if name in ("main", "orders", "reviews", "bag", "checkout", "signIn")},
            {"main": ("root", None), "orders": ("member", "main"), "reviews": ("pushed", "product"),
             "bag": ("sheet", "main"), "checkout": ("pushed", "bag"), "signIn": ("sheet", None)})
        self.assertEqual(screens["checkout"]["guards"], "guards: signedIn, bagNotEmpty")

    def test_all_that_a_person_may_ask_for_has_a_link_without_values(self):
        page = self.open_app()
        links = {name: screen["link"] for name, screen in page.places.screens.items()}
        self.assertEqual({name for name, link in links.items() if link is None}, WITHOUT_LINK)
        self.assertEqual(links["bag"], "https://store.example/bag")
        self.assertEqual(links["reviews"], "https://store.example/products/{id}/reviews")
        self.assertEqual(page.text("#link-count"), "12 of 20 have a link")

    def test_a_link_is_copied_and_opens_its_screen(self):
        page = self.open_app()
        page.command("Browser.grantPermissions",
                     permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
        page.places.copy("search")
        page.wait_for_status("Copied https://store.example/search")
        link = page.driver.execute_async_script(
            "navigator.clipboard.readText().then(arguments[0]);")
        self.assertEqual(link, "https://store.example/search")
        page.driving.open(link)
        page.phone.wait_for("Search")
        page.places.copy("product")
        page.wait_for_status(
            "Copied https://store.example/products/{id}. Write a value for {id}.")

    def test_the_button_says_what_was_copied_last_wherever_the_page_is_scrolled(self):
        page = self.open_app()
        page.command("Browser.grantPermissions",
                     permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
        for name, other in (("bag", "search"), ("search", "bag")):
            page.places.copy(name)
            until(lambda: page.places.copy_button(name).text == "Copied", f"{name} to be copied")
            self.assertEqual(page.places.copy_button(other).text, "Copy link")

    def test_where_no_page_may_copy_the_link_is_selected(self):
        page = self.open_app()
        page.run("Object.defineProperty(navigator, 'clipboard', { value: undefined });")
        page.places.copy("bag")
        page.wait_for_status(
            "This browser lets no page copy here. The link is selected: copy it by hand.")
        self.assertEqual(page.run("return String(getSelection())"), "https://store.example/bag")

    def test_what_asked_for_a_screen_is_named(self):
        page = self.open_app()
        page.phone.tap("Lamp", then="Product")
        page.places.wait_for_asker("product", "Store/ProductsModel.swift:")
        page.driving.open("store://search")
        page.places.wait_for_asker("search", "a link from the inspector")
