"""The Store in SwiftUI works in the browser as the one in UIKit does."""

from suites.test_gestures import GestureTests
from suites.test_layers import LayerTests
from suites.test_store import StoreTests


class StoreOfViewsTests(StoreTests):
    """The Store by clicking, in views."""

    options = ("--ui", "swiftui")


class GesturesOfViewsTests(GestureTests):
    """A finger swipes back, and drags a card down, in views."""

    options = ("--ui", "swiftui")


class LayersOfViewsTests(LayerTests):
    """What does not fill the screen, in views."""

    options = ("--ui", "swiftui")
    behind = ["Shop"]


# Loaded once, with their own suites.
del GestureTests, LayerTests, StoreTests
