"""The documentation compiler on one module of the checkout."""

import pathlib
import shutil
import subprocess


class Missing(Exception):
    """There is no documentation compiler."""


def compiler():
    """Where it is: beside `swift`, or where Xcode has it."""
    if shutil.which("xcrun"):
        command = ["xcrun", "--find", "docc"]
        found = subprocess.run(command, capture_output=True, text=True).stdout.strip()
    else:
        swift = shutil.which("swift")
        beside = pathlib.Path(swift).resolve().parent / "docc" if swift else None
        found = str(beside) if beside and beside.exists() else shutil.which("docc")
    if not found:
        raise Missing("docc is missing: it comes with the toolchain, beside swift")
    return found


def convert(compiled, module, archive, *options):
    """Writes the archive of a compiled module, with its catalog when it has one.

    Returns what the compiler says when it is not content; nothing otherwise.
    """
    compiled.symbols(module)
    archive.parent.mkdir(parents=True, exist_ok=True)
    catalog = compiled.root / f"Sources/{module}/{module}.docc"
    command = [
        compiler(), "convert", *([str(catalog)] if catalog.exists() else []),
        "--additional-symbol-graph-dir", str(compiled.folder / module / "symbols"),
        "--output-path", str(archive),
        "--fallback-display-name", module,
        "--fallback-bundle-identifier", module,
        *options,
    ]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode == 0:
        return []
    return [f"docc is not content with {module}:", *(result.stdout + result.stderr).splitlines()[:40]]
