"""A package apart: the modules that need neither UIKit nor a model, with their tests.

A scheme of the whole package would build the models and their tests for iOS. The manifest of the
package apart is the real one, shortened, so that the two cannot differ.
"""

import os
import re
import shutil

import products
import repository

FOLDER = repository.ROOT / ".build-apple/package"
# The inspector's tests need its server, which stands behind a trait.
LEFT_OUT = "PortolanInspector"
# A test names a document by the way from its own file.
DOCUMENT = re.compile(r'"((?:\.\./)+[^"\s]+)"')
SHORTENED = """
// Shortened: these targets alone, without other packages.
let kept: Set = [{names}]
package.dependencies = []
package.products.removeAll {{ !kept.contains($0.name) }}
package.targets.removeAll {{ !kept.contains($0.name) }}
for target in package.targets {{
  target.dependencies.removeAll {{
    if case .productItem = $0 {{ return true }} else {{ return false }}
  }}
}}
"""


def shortened(names):
    """The package's manifest with these targets alone."""
    quoted = ", ".join(f'"{name}"' for name in names)
    return repository.text("Package.swift") + SHORTENED.format(names=quoted)


def kept(package):
    """The targets that stand on nothing of UIKit."""
    beyond = {*products.MODELS, *repository.HOSTS, LEFT_OUT}
    names = [target["name"] for target in package["targets"]]
    return [
        name for name in names
        if not any(beyond & products.reached(package, [name], on) for on in ("ios", "linux"))
    ]


def folders(package, names):
    """Where the sources of these targets stand, outermost folders only."""
    places = set()
    for target in package["targets"]:
        if target["name"] in names:
            usual = "Tests" if target["type"] == "test" else "Sources"
            place = target.get("path") or f"{usual}/{target['name']}"
            places.add(os.path.normpath(place))
    return sorted(
        place for place in places
        if not any(place.startswith(f"{other}/") for other in places)
    )


def documents(paths):
    """The files and folders of the checkout that these tests read."""
    found = set()
    for path in paths:
        if path.suffix == ".swift" and path.parts[0] == "Tests":
            for way in DOCUMENT.findall(repository.text(path)):
                found.add(os.path.normpath(path / way))
    return sorted(found)


def make(package, without=None):
    """Makes the package and returns how many files it has; `without` leaves a file or folder out."""
    names = kept(package)
    paths = repository.files(*folders(package, names))
    wanted = {*paths}
    for document in documents(paths):
        wanted |= {path for path in repository.files() if is_below(path, document)}
    wanted = {path for path in wanted if not (without and is_below(path, without))}
    for path in wanted:
        put(path)
    for path in [*FOLDER.glob("Sources/**/*"), *FOLDER.glob("Tests/**/*")]:
        if path.is_file() and path.relative_to(FOLDER) not in wanted:
            path.unlink()
    for place in sorted(FOLDER.glob("*/**/"), reverse=True):
        if place.relative_to(FOLDER).parts[0] in ("Sources", "Tests") and not any(place.iterdir()):
            place.rmdir()
    write(FOLDER / "Package.swift", shortened(names))
    return len(wanted)


def is_below(path, place):
    return str(path) == place or str(path).startswith(f"{place}/")


def put(path):
    """Copies a file unless it is there already, so that a second build has nothing to do."""
    source, copy = repository.ROOT / path, FOLDER / path
    if copy.exists() and copy.read_bytes() == source.read_bytes():
        return
    copy.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(source, copy)


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
