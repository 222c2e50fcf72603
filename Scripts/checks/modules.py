"""Modules of the checkout, compiled one by one without the package manager.

A module is compiled again only when its sources or those of a module it needs changed. It may be
compiled under another name: HeadlessSwiftUI under `SwiftUI`, so that its identifiers are spelled
as Apple's. Such a module must never stand in a package, because `canImport` would find it.
"""

import contextlib
import fcntl
import functools
import hashlib
import json
import pathlib
import re
import shutil
import subprocess

import repository

SETTINGS = [
    "-swift-version", "6",
    "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "InternalImportsByDefault",
    "-package-name", "portolan",
]
# Where modules stand, a folder each; a manifest may name another folder.
FOLDERS = ("Sources", "Examples/Sources")
MANIFEST = "Examples/Package.swift"
IMPORT = re.compile(r"^[^/\n]*\bimport[ \t]+(?:(?:struct|class|enum|func)[ \t]+)?(\w+)", re.M)
# The package manager writes this for a target with resources.
BUNDLE = "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n"


class CompileError(Exception):
    """What the compiler said to a module."""


class Modules:
    """The modules of one checkout, compiled in its folder of scratch."""

    def __init__(self, root=repository.ROOT):
        self.root = root
        self.folder = root / ".build-check/modules"
        self.places = self._places()
        self.known = {}
        self.stamps = {}

    def _places(self):
        folders = [path for folder in FOLDERS for path in (self.root / folder).glob("*")]
        places = {path.name: path for path in folders if path.is_dir()}
        manifest = self.root / MANIFEST
        text = manifest.read_text(encoding="utf-8") if manifest.exists() else ""
        for part in re.split(r'(?=\bname: ")', text)[1:]:
            name, path = re.match(r'name: "(\w+)"', part), re.search(r'\bpath: "(\w[^"]*)"', part)
            if name and path:
                places[name[1]] = manifest.parent / path[1]
        return places

    def names(self):
        """Every module of the checkout that has sources."""
        return sorted(name for name in self.places if self.sources(name))

    def sources(self, module):
        """The source files of a module; none if the checkout has no such module."""
        if module not in self.known:
            place = self.places.get(module)
            self.known[module] = sorted(place.rglob("*.swift")) if place else []
        return self.known[module]

    def needs(self, module):
        """The modules of the checkout that this one imports, and what those import."""
        named = {
            name for path in self.sources(module)
            for name in IMPORT.findall(path.read_text(encoding="utf-8"))
        }
        direct = {name for name in named - {module} if self.sources(name)}
        return sorted(direct.union(*map(self.needs, direct)))

    def search(self, module):
        """The compiler's search paths for what a module needs, which is brought up to date."""
        folders = [self.compile(other).parent for other in self.needs(module)]
        return [part for folder in folders for part in ("-I", str(folder))]

    def compile(self, module, name=None):
        """Brings a module and what it needs up to date; returns the compiled module's file.

        Only declarations are compiled: what bodies say, a build sees.
        """
        name = name or module
        search = self.search(module)
        with self._locked(name):
            return self._compile(module, name, search)

    def _compile(self, module, name, search):
        place = self.folder / name
        compiled, record = place / f"{name}.swiftmodule", place / "stamp"
        stamp = self._stamp(module, name)
        if record.exists() and record.read_text() == stamp:
            return compiled
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(parents=True)
        inputs = map(str, [*self.sources(module), *self.additions(module)])
        self._run([
            "swiftc", "-frontend", "-emit-module", "-parse-as-library", "-module-name", name,
            "-experimental-skip-non-inlinable-function-bodies", *SETTINGS, *macros(),
            *search, *inputs, "-o", str(compiled),
            "-emit-module-doc-path", str(compiled.with_suffix(".swiftdoc")),
            "-emit-module-source-info-path", str(compiled.with_suffix(".swiftsourceinfo")),
        ])
        record.write_text(stamp)
        return compiled

    def additions(self, module):
        """What the package manager would add to a module's sources."""
        texts = (path.read_text(encoding="utf-8") for path in self.sources(module))
        if not any("Bundle.module" in text for text in texts):
            return []
        file = self.folder / "Bundle.swift"
        file.write_text(BUNDLE)
        return [file]

    def symbols(self, module, name=None):
        """The public symbols of a module and of its extensions of other modules' types."""
        return [symbol for graph in self._graphs(module, name) for symbol in graph["symbols"]]

    def relationships(self, module):
        """What the public symbols of a module have to do with each other, as conformances."""
        return [relation for graph in self._graphs(module) for relation in graph["relationships"]]

    def _graphs(self, module, name=None):
        name = name or module
        compiled = self.compile(module, name)
        folder = compiled.parent / "symbols"
        search = self.search(module)
        with self._locked(name):
            if not any(folder.glob("*.json")):
                folder.mkdir(exist_ok=True)
                self._run([
                    "swift", "symbolgraph-extract", "-module-name", name,
                    "-I", str(compiled.parent), *search, "-target", target(),
                    "-minimum-access-level", "public", "-skip-synthesized-members",
                    "-output-dir", str(folder),
                ])
        return [
            json.loads(path.read_text(encoding="utf-8"))
            for path in sorted(folder.glob("*.symbols.json"))
        ]

    @contextlib.contextmanager
    def _locked(self, name):
        """Keeps other checks, which run at the same time, from compiling the same module."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / f"{name}.lock").open("w") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield

    def _stamp(self, module, name):
        if name not in self.stamps:
            digest = hashlib.sha256(f"{name} {SETTINGS}".encode())
            for path in self.sources(module):
                digest.update(str(path.relative_to(self.root)).encode() + path.read_bytes())
            for other in self.needs(module):
                digest.update(self._stamp(other, other).encode())
            self.stamps[name] = digest.hexdigest()
        return self.stamps[name]

    def _run(self, command):
        result = subprocess.run(command, cwd=self.root, capture_output=True, text=True)
        if result.returncode != 0:
            raise CompileError("\n".join(repository.errors(result.stdout + result.stderr)))


@functools.cache
def toolchain():
    """What the toolchain says of itself."""
    output = subprocess.run(
        ["swift", "-print-target-info"], check=True, capture_output=True, text=True
    ).stdout
    return json.loads(output)


def target():
    """The triple that the toolchain compiles for."""
    return toolchain()["target"]["triple"]


def macros():
    """Where the compiler finds the macros of the standard modules when no driver says it."""
    host = toolchain()["paths"]["runtimeResourcePath"] + "/host"
    return [
        "-in-process-plugin-server-path", f"{host}/libSwiftInProcPluginServer.so",
        "-plugin-path", f"{host}/plugins",
    ]


def plugins():
    """Where the driver finds the macros of Swift Testing, where it does not by itself."""
    folder = pathlib.Path(toolchain()["paths"]["runtimeResourcePath"]) / "host/plugins/testing"
    return ["-plugin-path", str(folder)] if folder.exists() else []


def demangled(identifiers, *options):
    """What each mangled name stands for, in the order given."""
    if not identifiers:
        return []
    names = ["$s" + one.removeprefix("s:").removeprefix("$s") for one in identifiers]
    output = subprocess.run(
        ["swift", "demangle", "-compact", *options], input="\n".join(names) + "\n",
        check=True, capture_output=True, text=True,
    ).stdout
    return output.splitlines()


def introduced(symbol, platform="iOS"):
    """The version of a platform that a symbol of a graph is marked with, or None."""
    for entry in symbol.get("availability", []):
        if entry.get("domain") == platform and "introduced" in entry:
            version = entry["introduced"]
            return version["major"], version.get("minor", 0)
    return None
