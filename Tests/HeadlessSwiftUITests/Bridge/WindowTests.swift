import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Views in a window above the scene's.
@MainActor
@Suite("A window above the scene's main window takes touches and the keyboard from the main window")
struct WindowTests {
  private struct Field: View {
    @State private var text = ""
    var body: some View {
      TextField("Code", text: $text)
      Text("typed \(text)")
    }
  }

  private struct Lock: View {
    let log: Log
    var body: some View {
      Button("Unlock") { log.add("unlock") }
        .accessibilityAction(.escape) { log.add("escape") }
    }
  }

  @Test func itStandsAboveTheLayersOfTheScene() {
    let (model, log) = (SheetModel(), Log())
    let scene = HeadlessScene { SheetApp(model: model, log: log) }
    model.outer = Item(id: 1)
    scene.finish()
    let window = scene.show(Text("Locked"))
    window.rootViewController?.title = "Lock"
    #expect(scene.nodes.children.map(\.kind) == [.controller, .sheet, .window])
    #expect(scene.nodes.children.last?.texts == ["Locked"])
    #expect(scene.nodes.children.last?.title == "Lock")
    window.windowLevel = UIWindow.Level(rawValue: -1)
    #expect(scene.nodes.children.map(\.kind) == [.window, .controller, .sheet])
  }

  @Test func touchesReachOnlyTheHighestWindow() throws {
    let log = Log()
    let scene = HeadlessScene { Button("Below") { log.add("below") } }
    let window = scene.show(Lock(log: log))
    #expect(scene.tappable == ["Unlock"])
    let error = #expect(throws: HeadlessTouchError.self) { try scene.tap("Below") }
    #expect(error?.reason == .covered)
    try scene.tap("Unlock")
    try scene.performEscape()
    #expect(log.take() == ["unlock", "escape"])
    window.isHidden = true
    #expect(scene.tappable == ["Below"])
    #expect(throws: HeadlessTouchError.self) { try scene.performEscape() }
    window.isHidden = false
    window.isUserInteractionEnabled = false
    try scene.tap("Below")
    #expect(log.take() == ["below"])
  }

  @Test func aWindowWithoutViewsKeepsTouchesAwayToo() {
    let scene = HeadlessScene { Button("Below") {} }
    let window = screenWindow(of: scene)
    #expect(scene.tappable.isEmpty)
    #expect(scene.nodes.children.last?.kind == .window)
    window.isHidden = true
    #expect(scene.tappable == ["Below"])
  }

  private func screenWindow(of scene: HeadlessScene) -> UIWindow {
    let window = scene.screen.makeWindow()
    window.rootViewController = UIViewController()
    window.isHidden = false
    return window
  }

  @Test func itsFieldsTakeTheKeyboardFromTheScene() throws {
    let scene = HeadlessScene { Field() }
    try scene.type("1", into: "Code")
    let window = scene.show(Field())
    try scene.type("2", into: "Code")
    scene.turn()
    #expect(scene.nodes.texts.filter { $0.hasPrefix("typed") } == ["typed 1", "typed 2"])
    #expect((scene.screen.keyboard as? UIView)?.window === window)
  }

  private struct Tabbed: View {
    @State private var tab = 0
    var body: some View {
      TabView(selection: $tab) {
        Text("one").tabItem { Text("One") }.tag(0)
        Text("two").tabItem { Text("Two") }.tag(1)
      }
    }
  }

  @Test func itsTabsAreTheOnesInFront() throws {
    let scene = HeadlessScene { Tabbed() }
    let window = scene.show(Tabbed())
    try scene.tapTab("Two")
    scene.turn()
    let selected = { scene.nodes.all(.tabs).map { $0.children.firstIndex(where: \.isSelected) } }
    #expect(selected() == [0, 1])
    try scene.tapTab(at: 0)
    scene.turn()
    #expect(selected() == [0, 0])
    window.isHidden = true
    try scene.tapTab("Two")
    scene.turn()
    #expect(selected() == [1])
  }

  @Test func assistiveTechnologyReachesWhatTheWindowsLeaveIt() {
    let scene = HeadlessScene { Text("Below") }
    let window = scene.show(Text("Locked"))
    let hidden = {
      scene.nodes.all(.text).filter(\.isHiddenFromAccessibility).map(\.label)
    }
    #expect(hidden().isEmpty)
    window.accessibilityViewIsModal = true
    #expect(hidden() == ["Below"])
    window.accessibilityViewIsModal = false
    window.rootViewController?.view.accessibilityElementsHidden = true
    #expect(hidden() == ["Locked"])
  }

  @Test func itsBackgroundHidesTheSceneInTheAppSwitcher() {
    let scene = HeadlessScene { Text("Secret") }
    let window = scene.show(Text("Locked"))
    #expect(scene.screen.snapshotWindows == [window])
    window.rootViewController?.view.backgroundColor = .clear
    #expect(scene.screen.snapshotWindows.count == 2)
  }
}
