"""Makes the README's pictures of the inspector's page, one for each scheme, from a real run."""

import argparse
import sys

from harness import chromium, places
from harness.program import Program
from pages.page import Page

FOLDER = places.ROOT / "Documentation/Pictures"
SIZE = 1280, 860
LARGEST = 300_000


def arrange(page, address):
    """A product over the list, a sheet over both, and something to see in each panel."""
    page.open_app(address)
    page.phone.tap("Lamp", then="Product")
    page.phone.tap("Reviews", then="Reviews")
    page.phone.tap("Product", kind="back", then="Product")
    page.phone.tap("Add to Bag")
    page.phone.wait_for_text("1 in the bag")
    page.driving.open("store://products/99")
    page.timeline.wait_for("product", state="failed")
    page.driving.act("Sign In", "ada", "lovelace")
    page.phone.tap("Bag", then="Bag")
    page.phone.wait_for_text("1 × Lamp, 40 €")
    page.driving.write("store://orders/12")
    page.driving.wait_for_outlook("order")
    page.run("document.activeElement.blur(); scrollTo(0, 0)")


def main():
    argparse.ArgumentParser(description=__doc__).parse_args()
    program = Program()
    driver = chromium.launch(reduced_motion=True)
    try:
        page = Page(driver)
        page.resize(*SIZE)
        page.command("Emulation.setScrollbarsHidden", hidden=True)
        arrange(page, program.address)
        FOLDER.mkdir(parents=True, exist_ok=True)
        for scheme in ("light", "dark"):
            page.choose_scheme(scheme)
            picture = driver.get_screenshot_as_png()
            if len(picture) > LARGEST:
                sys.exit(f"picture: {len(picture)} bytes are too much for a README")
            file = FOLDER / f"inspector-{scheme}.png"
            file.write_bytes(picture)
            print(f"{file.relative_to(places.ROOT)}: {len(picture) // 1000} KB")
    finally:
        driver.quit()
        program.remove()


if __name__ == "__main__":
    main()
