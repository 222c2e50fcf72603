"""What the products of the manifest stand on, on each platform."""

import repository

WITH_UIKIT = ("ios", "maccatalyst", "visionos")
MODELS = ("HeadlessUIKit", "HeadlessSwiftUI")


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
    if found & {*MODELS}:
        return "no" if platform in WITH_UIKIT else "models"
    needs_uikit = found & {*repository.HOSTS}
    return "yes" if platform in WITH_UIKIT or not needs_uikit else "no"
