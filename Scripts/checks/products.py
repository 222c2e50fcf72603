"""What the products of the manifest stand on, on each platform."""

import repository

WITH_UIKIT = ("ios", "maccatalyst", "visionos")
# What Scripts/apple builds for; on macOS it runs the tests.
DESTINATIONS = {
    "ios": "generic/platform=iOS",
    "maccatalyst": "generic/platform=macOS,variant=Mac Catalyst",
    "visionos": "generic/platform=visionOS",
    "tvos": "generic/platform=tvOS",
    "watchos": "generic/platform=watchOS",
}
MODELS = ("HeadlessUIKit", "HeadlessSwiftUI")
# Declared for core, links, log and insight alone: the rest has been made for none of these.
OF_THE_CORE = ("tvos", "watchos")
CORE = {"Portolan", "PortolanLinks", "PortolanLog", "PortolanInsight"}


def reached(package, names, platform):
    """The targets of the package that these targets reach on a platform."""
    targets = {target["name"]: target for target in package["targets"]}
    found, ends = set(), list(names)
    while ends:
        name = ends.pop()
        if name in found or name not in targets:
            continue
        found.add(name)
        for dependency in targets[name]["dependencies"]:
            (other, *_, condition), = dependency.values()
            platforms = (condition or {}).get("platformNames") or [platform]
            if platform in platforms:
                ends.append(other)
    return found


def standing(package, product, platform):
    """What a product stands on there."""
    found = reached(package, product["targets"], platform)
    if platform in OF_THE_CORE:
        return "yes" if found <= CORE and product["name"] in CORE else "no"
    if found & {*MODELS}:
        return "no" if platform in WITH_UIKIT else "models"
    needs_uikit = found & {*repository.HOSTS}
    return "yes" if platform in WITH_UIKIT or not needs_uikit else "no"


def tried(package, product):
    """What has been tried of a product: nothing on a Mac or a device yet."""
    found = reached(package, product["targets"], "ios")
    if found & {*MODELS} or not found & {*repository.HOSTS}:
        return "its tests run on Linux"
    return "its tests run on Linux, on the models; type-checked against the stub"
