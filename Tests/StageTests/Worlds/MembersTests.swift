import HeadlessSwiftUI
import HeadlessUIKit
import HeadlessUIKitStage
import Portolan
import PortolanSwiftUI
import PortolanTesting
import PortolanUIKit
import TestSupport
import Testing

private struct BarScreens: ScreenAssembly {
  func screen(for route: Bar, in context: ScreenContext<Bar>) -> UIViewController {
    if case .bar = route { return UITabBarController() }
    let screen = ColumnController()
    screen.title = "\(route)"
    let field = UITextField()
    field.placeholder = "Note"
    screen.views = [field]
    return screen
  }

  func tabItem(for member: Bar) -> UITabBarItem {
    UITabBarItem(title: "Tab \(member)", image: nil, tag: 0)
  }
}

private struct BarViews: ViewAssembly {
  func screen(for route: Bar, in context: ScreenContext<Bar>) -> some View { BarView() }

  func tabLabel(for member: Bar) -> some View { Text("Tab \(member)") }
}

private struct BarView: View {
  @State private var note = ""

  var body: some View { TextField("Note", text: $note) }
}

@MainActor
@Suite(
  "Tabs follow the members of their route's newest value, and each member keeps its screen",
  .serialized)
struct MembersTests {
  private let navigator: Navigator<Bar>
  private let clock = HeadlessClock()

  init() { navigator = Navigator(BarMap(), clock: clock) }

  private func stage(_ world: World) -> any StageScreen {
    world.stage(clock: clock) {
      SceneRootController(navigator.scene, BarScreens())
    } swiftUI: {
      SceneRootView(navigator.scene, BarViews())
    }
  }

  /// Shows a route, and expects that the bar and the tree have these members.
  private func show(
    _ route: Bar, _ members: String, on stage: any StageScreen,
    _ location: SourceLocation = #_sourceLocation
  ) async throws {
    try await stage.settle { _ = try await navigator.navigate(to: route) }
    #expect(stage.picture == navigator.tree.picture, sourceLocation: location)
    #expect(stage.picture.hasSuffix("[\(members)]"), "\(stage.picture)", sourceLocation: location)
    #expect(stage.faults == [], sourceLocation: location)
    let titles = stage.controls.filter { $0.hasPrefix("Tab ") }
    let rooms = members.split(separator: " | ").compactMap { $0.firstMatch(of: /room\(\d\)/)?.0 }
    #expect(titles == rooms.map { "Tab \($0)" }, sourceLocation: location)
  }

  @Test(arguments: World.all)
  func `moved, added and taken away in one step, the front one stays in front`(
    world: World
  ) async throws {
    let stage = stage(world)
    try await show(.bar([1, 2, 3]), "*(room(1)) | room(2)… | room(3)…", on: stage)
    try await stage.type("first", into: "Note")
    try await show(.page(2), "(room(1)) | *(room(2) › page(2)) | room(3)…", on: stage)
    try await stage.type("second", into: "Note")
    let before = stage.members
    try await show(
      .bar([2, 4, 1, 5]), "*(room(2) › page(2)) | room(4)… | (room(1)) | room(5)…", on: stage)
    #expect(stage.texts.contains("second"))
    let after = stage.members
    #expect(after.count == (world.framework == .uiKit ? 4 : 0))
    #expect(after.isEmpty || after[0] === before[1] && after[2] === before[0])
    try await show(
      .room(1), "(room(2) › page(2)) | room(4)… | *(room(1)) | room(5)…", on: stage)
    #expect(stage.texts.contains("first"))
    try await show(
      .page(2), "*(room(2) › page(2)) | room(4)… | (room(1)) | room(5)…", on: stage)
    try await show(.bar([4, 2]), "room(4)… | *(room(2) › page(2))", on: stage)
    #expect(stage.texts.contains("second"))
  }

  @Test(arguments: World.all)
  func `when the front one goes, the first of the list comes`(world: World) async throws {
    let stage = stage(world)
    try await show(.bar([1, 2]), "*(room(1)) | room(2)…", on: stage)
    try await show(.page(2), "(room(1)) | *(room(2) › page(2))", on: stage)
    try await show(.bar([3, 1]), "*(room(3)) | (room(1))", on: stage)
  }

  @Test(arguments: World.all)
  func `out of sight too: a kept part comes back with its new members`(world: World) async throws {
    let stage = stage(world)
    try await show(.bar([1, 2]), "*(room(1)) | room(2)…", on: stage)
    try await stage.type("first", into: "Note")
    let (bar, first) = (stage.bar, stage.members.first)
    #expect((bar == nil) == (world.framework == .swiftUI))
    navigator.show(.lock, options: .keepingReplacedPart)
    try await stage.settle()
    #expect(stage.picture == "lock" && navigator.tree.picture == "lock")
    try await show(.bar([2, 3, 1]), "room(2)… | room(3)… | *(room(1))", on: stage)
    #expect(stage.texts.contains("first"))
    #expect(stage.bar === bar && stage.members.last === first)
  }
}

extension StageScreen {
  /// UIKit's controller of the tabs; nil in SwiftUI.
  fileprivate var bar: UITabBarController? {
    (self as? UIKitStage)?.window.rootViewController?.children.first as? UITabBarController
  }

  /// UIKit's controllers of the members; none in SwiftUI.
  fileprivate var members: [UIViewController] { bar?.viewControllers ?? [] }
}
