"""Headless Chromium, driven over WebDriver."""

import os
import shutil

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

from harness import places

SIZE = 1280, 900


def launch(reduced_motion=False):
    """A Chromium of its own, with a profile of its own."""
    options = webdriver.ChromeOptions()
    options.binary_location = tool("chromium")
    for argument in ("--headless=new", "--disable-gpu", "--disable-dev-shm-usage",
                     "--no-first-run", f"--window-size={SIZE[0]},{SIZE[1]}"):
        options.add_argument(argument)
    if os.geteuid() == 0:
        # Chromium's sandbox does not start for root.
        options.add_argument("--no-sandbox")
    if reduced_motion:
        options.add_argument("--force-prefers-reduced-motion")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service(tool("chromedriver")))
    driver.set_script_timeout(60)
    return driver


def tool(name):
    """Where a program of Chromium's is."""
    path = shutil.which(name)
    if not path:
        raise AssertionError(f"{name} is missing: run Scripts/install --browser")
    return path
