"""What self-test plants around SwiftUI: deviations, unguarded uses, and code that must not compile."""

import re
import subprocess

import modules
import repository

MODEL = "Sources/HeadlessSwiftUI"
HOST = "Sources/PortolanSwiftUI"
SURFACE = "Documentation/SwiftUISurface"
UIKIT = "Sources/HeadlessUIKit"

# An overload that differs in one respect is what a wrong declaration looks like to the check.
DEVIATIONS = {
    "an invented declaration": (
        "public struct Planted {}",
        "Planted is not Apple's",
    ),
    "another label": (
        """\
        extension View {
          nonisolated public func fullScreenCover<Content>(
            isShown: Binding<Bool>, onDismiss: (() -> Void)? = nil,
            @ViewBuilder content: @escaping () -> Content
          ) -> some View where Content: View { self }
        }
        """,
        "View.fullScreenCover(isShown:onDismiss:content:) is not Apple's",
    ),
    "another type": (
        """\
        extension View {
          nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool?) -> some View {
            self
          }
        }
        """,
        "View.interactiveDismissDisabled(_:) is not Apple's",
    ),
    "another constraint": (
        """\
        extension View {
          nonisolated public func navigationDestination<D, C>(
            for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
          ) -> some View where D: Equatable, C: View { self }
        }
        """,
        "View.navigationDestination(for:destination:) is not Apple's",
    ),
}
# What is written otherwise in a file of the model: pattern, replacement, what the check must say.
CHANGES = {
    "a closure that does not escape": (
        r"(func onTapGesture\([^{]*?)@escaping ([^{]*\{)[^}]*\}",
        r"\1\2 self }",
        "View.onTapGesture(count:perform:) is not Apple's",
    ),
    "another version": (
        r"@available\(iOS 16(\.0)?, \*\)(?=[^@{]*\bstruct NavigationPath\b)",
        "@available(iOS 15, *)",
        "NavigationPath differs: since iOS 16, ours says iOS 15",
    ),
    "a default less": (
        r"(func removeLast\(_ k: Int) = 1",
        r"\1",
        "NavigationPath.removeLast(_:) differs: Apple has _=1, ours has not",
    ),
    "less isolation": (
        r"@MainActor(?=[^{]*\bprotocol ToolbarContent\b)",
        "",
        "ToolbarContent differs: Apple has main, ours has not",
    ),
}
EXCEPTION = "s:7SwiftUI7NowhereV  nothing has this identifier\n"

NEWER = """\
extension View {
  @available(iOS 18, *) nonisolated public func planted() -> some View { self }
}
extension View {
  @available(iOS 26, visionOS 26, *) nonisolated public func latest() -> some View { self }
}
extension View {
  @available(visionOS, unavailable) nonisolated public func lacking() -> some View { self }
}
@available(iOS 18, *) public struct PlantedView: View {
  nonisolated public init() {}
  public var body: some View { EmptyView() }
}
"""
# Each line with the mark uses something too new for its place; no other line does.
MARK = "// too new"
USES = """\
import HeadlessSwiftUI
struct PlantedUses: View {
  @State private var isShown = false
  var body: some View {
    Text("one").planted() // too new
    if #available(iOS 18, *) { Text("two").planted() } else { Text("three") }
    if #available(iOS 18, *) { Text("four") } else {
      Text("five").planted() // too new
    }
    if #available(iOS 17.4, *) {
      Text("six").planted() // too new
    }
  }
  @available(iOS 18, *) var marked: some View { Text("seven").planted() }
  @available(iOS 18.0, *) func function() -> some View { Text("eight").planted() }
  @MainActor func guarded() {
    _ = Text("nine").planted() // too new
    guard #available(iOS 18, *) else {
      _ = Text("ten").planted() // too new
      return
    }
    _ = Text("eleven").planted()
    _ = { Text("twelve").planted() }
  }
  @MainActor func refused() {
    if #unavailable(iOS 18) {
      _ = Text("thirteen").planted() // too new
    } else {
      _ = Text("fourteen").planted()
    }
    while #available(iOS 18, *) { _ = Text("fifteen").planted() }
  }
  @available(iOS 26, visionOS 26, *) @MainActor func latest() -> some View {
    #if compiler(>=6.2)
    let named = Text("seventeen").latest()
    #endif
    return named.latest()
  }
  func typed(_ view: Any) -> Bool {
    view is PlantedView // too new
  }
  @available(iOS 18, *) func typedToo(_ view: PlantedView) {}
  @MainActor func lacks() -> some View { Text("sixteen").lacking() }
}
@available(iOS 18, *) @MainActor struct PlantedType { let view = PlantedView() }
@available(iOS 18, *) extension PlantedUses { var extended: PlantedView { PlantedView() } }
"""

# What must not compile against the model, and the same without the mistake. Errors of isolation
# are looked for only where there is no other error, so each kind has a file of its own.
MISTAKES = {
    "types": {
        "a path of what is not Hashable": (
            "struct Plain {}\n"
            "struct One: View { @State var path: [Plain] = []\n"
            "  var body: some View { NavigationStack(path: $path) { Text(\"one\") } } }",
            "struct Plain: Hashable {}\n"
            "struct One: View { @State var path: [Plain] = []\n"
            "  var body: some View { NavigationStack(path: $path) { Text(\"one\") } } }",
        ),
        "a sheet for an Int": (
            "struct Two: View { @State var item: Int?\n"
            "  var body: some View { Text(\"two\").sheet(item: $item) { Text(\"\\($0)\") } } }",
            "struct Number: Identifiable { let id: Int }\n"
            "struct Two: View { @State var item: Number?\n"
            "  var body: some View { Text(\"two\").sheet(item: $item) { Text(\"\\($0.id)\") } } }",
        ),
        "an environment object that is not Observable": (
            "final class Model {}\n"
            "struct Three: View { let model: Model\n"
            "  var body: some View { Text(\"three\").environment(model) } }",
            "@Observable final class Model {}\n"
            "struct Three: View { let model: Model\n"
            "  var body: some View { Text(\"three\").environment(model) } }",
        ),
        "a number in a builder": (
            "struct Four: View { var body: some View {\n  Text(\"four\")\n  5 } }",
            "struct Four: View { var body: some View {\n  Text(\"four\")\n  Text(\"5\") } }",
        ),
        "a modifier that Apple has not": (
            "struct Five: View { var body: some View { Text(\"five\").dismissed() } }",
            "struct Five: View { var body: some View { Text(\"five\").disabled(true) } }",
        ),
    },
    "isolation": {
        "the main actor from a Sendable closure": (
            "@MainActor func touch() {}\n"
            "struct Six: View { var body: some View { Text(\"six\").task {\n"
            "  let run: @Sendable () -> Void = { touch() }\n  run() } } }",
            "@MainActor func touch() {}\n"
            "struct Six: View { var body: some View { Text(\"six\").task {\n"
            "  let run: @MainActor @Sendable () -> Void = { touch() }\n  run() } } }",
        ),
        "a dismissal off the main actor": (
            "func leave(_ action: DismissAction) { action() }",
            "@MainActor func leave(_ action: DismissAction) { action() }",
        ),
        "a binding's value sent away": (
            "struct Seven: View { @State var model = Held()\n"
            "  var body: some View { Text(\"seven\") }\n"
            "  func start() { let held = model; Task.detached { held.touch() } } }\n"
            "@MainActor final class Held { nonisolated init() {}\n  func touch() {} }",
            "struct Seven: View { @State var model = Held()\n"
            "  var body: some View { Text(\"seven\") }\n"
            "  func start() { let held = model; Task.detached { await held.touch() } } }\n"
            "@MainActor final class Held { nonisolated init() {}\n  func touch() {} }",
        ),
    },
}


# Marks of UIKit that differ from Apple's: what is changed, and what the check must say.
MARKS = {
    "a mark that Apple has": (
        r"( +)@available\(visionOS, unavailable\)\n(?= +open var presentsWithGesture)", "",
        "UISplitViewController.presentsWithGesture: visionOS -, the model says yes",
    ),
    "a mark that Apple has not": (
        r"(?= +open var isCollapsed)", "  @available(tvOS, unavailable)\n",
        "UISplitViewController.isCollapsed: tvOS yes, the model says -",
    ),
    "another version than Apple's": (
        r"iOS 18\.4, tvOS 18\.4", "iOS 18.1, tvOS 18.4",
        "UITab.isEnabled: iOS 18.4, the model says 18.1",
    ),
}


def deviations(root, run):
    """Plants declarations that are not Apple's in a copy and wants each of them found."""
    text = "\n".join(source for source, _ in DEVIATIONS.values())
    (root / MODEL / "Planted.swift").write_text(f"import Foundation\n{text}\n")
    wanted = {what: sign for what, (_, sign) in DEVIATIONS.items()}
    for what, (pattern, replacement, sign) in CHANGES.items():
        wanted[what] = sign if change(root / MODEL, pattern, replacement) else None
    with (root / SURFACE / "allowed.txt").open("a") as file:
        file.write(EXCEPTION)
    wanted["an exception too many"] = f"nothing needs the exception {EXCEPTION.split()[0]}"
    status, output = run(root, ["Scripts/checks/identifiers"])
    for what, sign in wanted.items():
        yield f"identifiers: {what}", status == 1 and sign is not None and sign in output


def change(folder, pattern, replacement):
    """Changes the one place below the folder that the pattern finds."""
    for path in sorted(folder.rglob("*.swift")):
        text, count = re.subn(pattern, replacement, path.read_text(), count=1)
        if count:
            path.write_text(text)
            return True
    return False


def unguarded(root, run):
    """Plants uses of something newer in a copy: all of the marked ones are found, and no other."""
    (root / MODEL / "Planted.swift").write_text(NEWER)
    (root / HOST).mkdir()
    (root / HOST / "Planted.swift").write_text(USES)
    signs = {
        what: change(root / UIKIT, pattern, replacement) and sign
        for what, (pattern, replacement, sign) in MARKS.items()
    }
    status, output = run(root, ["Scripts/checks/availability"])
    for what, sign in signs.items():
        yield f"availability: {what}", status == 1 and bool(sign) and sign in output
    lines = re.findall(rf"^{HOST}/Planted.swift:(\d+): .* needs iOS 18\.0", output, re.M)
    found = {int(line) for line in lines}
    marked = [
        number for number, line in enumerate(USES.splitlines(), start=1) if MARK in line
    ]
    for number in marked:
        yield f"availability: an unguarded use, line {number}", status == 1 and number in found
    yield "availability: nothing that is guarded", found == set(marked)
    unknown = re.findall(r":(\d+): View.latest\(\) stands outside of #if compiler", output)
    place = USES[:USES.index("named.latest()")].count("\n") + 1
    yield "availability: what an older SDK does not know", unknown == [str(place)]
    asking = USES[:USES.index("@available(iOS 26")].count("\n") + 1
    sign = f"{HOST}/Planted.swift:{asking}: asks for iOS 26 outside of #if compiler(>=6.2)"
    yield "availability: a mark of the newest iOS alone", sign in output
    yield "availability: what a platform lacks", "visionOS has no View.lacking()" in output
    unmarked = "View.planted() is marked for iOS and not for visionOS"
    yield "availability: a mark for iOS alone", unmarked in output


def mistakes(folder):
    """Compiles code that SwiftUI refuses: each mistake is found, and without it there is none."""
    checkout = modules.Modules()
    compiled = checkout.compile("HeadlessSwiftUI")
    search = [*checkout.search("HeadlessSwiftUI"), "-I", str(compiled.parent)]
    folder.mkdir(parents=True, exist_ok=True)
    for kind, pairs in MISTAKES.items():
        wrong, places = joined(pairs, 0)
        errors = errors_of(folder / f"wrong-{kind}.swift", wrong, search)
        for what, place in places.items():
            yield f"the model refuses {what}", any(line in place for line in errors)
        right, _ = joined(pairs, 1)
        twin = errors_of(folder / f"right-{kind}.swift", right, search)
        yield f"the model takes the same without the mistakes: {kind}", not twin


def joined(pairs, which):
    """One file of all the snippets, and the lines of each."""
    lines, places = ["import HeadlessSwiftUI", "import Observation"], {}
    for what, pair in pairs.items():
        snippet = pair[which].splitlines()
        places[what] = range(len(lines) + 1, len(lines) + len(snippet) + 1)
        lines += snippet
    return "\n".join(lines) + "\n", places


def errors_of(path, text, search):
    """The lines of a file in which the compiler finds an error, or warns.

    It warns of isolation, which the model's types have as those of a framework older than Swift 6.
    """
    path.write_text(text)
    result = subprocess.run(
        ["swiftc", "-typecheck", "-warnings-as-errors", "-parse-as-library", *modules.SETTINGS, *search, str(path)],
        capture_output=True, text=True, cwd=repository.ROOT,
    )
    found = re.findall(rf"^{re.escape(str(path))}:(\d+):\d+: error:", result.stderr, re.M)
    return [int(line) for line in found] or ([0] if result.returncode != 0 else [])
