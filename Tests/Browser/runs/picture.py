"""Makes the README's moving pictures of the inspector's page, one for each scheme, from a real run."""

import argparse
import sys

from harness import chromium, places
from harness.program import Program
from pages.page import Page
from runs.film import SCHEMES, Film

FOLDER = places.ROOT / "Documentation/Pictures"
SIZE = 1280, 860
LARGEST = 1_500_000


def play(page, film):
    """A product, a swipe back, and a link for members: sign-in first, then the order."""
    phone, driving = page.phone, page.driving
    film.shoot(1.5)
    phone.tap("Lamp", then="Product")
    film.shoot(1.2)
    phone.tap("Reviews", then="Reviews")
    film.shoot(1.2)
    phone.hold("swipe", 0.55, between=lambda: film.shoot(0.8))
    phone.wait_for("Product")
    film.shoot(1)
    phone.tap("Add to Bag")
    phone.wait_for_text("1 in the bag")
    film.shoot(1)
    phone.tap("Bag", then="Bag")
    film.shoot(1.5)
    driving.write("store://orders/12")
    driving.wait_for_outlook("Asked first")
    film.shoot(2.5)
    driving.open("store://orders/12")
    phone.wait_for("Sign In")
    film.shoot(2)
    phone.type("Name", "ada")
    phone.type("Password", "lovelace")
    film.shoot(1)
    phone.tap("Sign In", kind="button", then="Order")
    phone.wait_for_text("Placed on 2025-02-14")
    page.timeline.wait_for("order", state="arrived")
    film.shoot(4)


def main():
    argparse.ArgumentParser(description=__doc__).parse_args()
    program = Program()
    driver = chromium.launch(reduced_motion=True)
    try:
        page = Page(driver)
        page.resize(*SIZE)
        page.command("Emulation.setScrollbarsHidden", hidden=True)
        page.open_app(program.address)
        film = Film(page)
        play(page, film)
    finally:
        driver.quit()
        program.remove()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for scheme in SCHEMES:
        file = FOLDER / f"inspector-{scheme}.gif"
        film.write(file, scheme)
        size = file.stat().st_size
        print(f"{file.relative_to(places.ROOT)}: {size // 1000} KB")
        if size > LARGEST:
            sys.exit(f"picture: more than {LARGEST // 1000} KB are too much for a README")


if __name__ == "__main__":
    main()
