import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// When views in a window above the scene's come and go, and what they know of the scene.
@MainActor
@Suite("Views in a window above the scene's main window appear and disappear with that window")
struct WindowLifeTests {
  @Test func theyGoWithTheWindowAndComeBackWithIt() {
    let log = Log()
    let scene = HeadlessScene { Text("base") }
    let window = scene.show(Screen(name: "lock", log: log))
    #expect(log.take() == ["lock on"])
    window.isHidden = true
    #expect(log.take() == ["lock off"])
    #expect(scene.nodes.texts == ["base"])
    window.isHidden = false
    #expect(log.take() == ["lock on"])
    #expect(scene.nodes.texts == ["base", "lock counts 0"])
    #expect(scene.faults.isEmpty)
  }

  @Test(arguments: TwoLayers.Style.allCases, TwoLayers.Style.allCases)
  func sheetsAndCoversGoToo(outer: TwoLayers.Style, inner: TwoLayers.Style) {
    let (model, log) = (SheetModel(), Log())
    var check = AppearanceCheck()
    let scene = HeadlessScene { Text("base") }
    let window = scene.show(TwoLayers(model: model, log: log, outer: outer, inner: inner))
    model.outer = Item(id: 1)
    scene.finish()
    model.inner = Item(id: 2)
    scene.finish()
    check.follow(log.take())
    let shown = check.shown
    #expect(shown.contains("inner"))
    window.isHidden = true
    check.follow(log.take())
    #expect(check.shown.isEmpty)
    window.isHidden = false
    scene.finish()
    check.follow(log.take())
    #expect(check.shown == shown)
    #expect(check.wrong.isEmpty && check.halfway.isEmpty)
    #expect(model.outer == Item(id: 1))
    model.outer = nil
    scene.finish()
    check.follow(log.take())
    #expect(check.shown == ["base"])
    #expect(check.wrong.isEmpty && scene.faults == [])
  }

  @Test func noFingerHoldsWhatGoes() throws {
    let path = PathModel()
    let scene = HeadlessScene { Text("base") }
    let window = scene.show(StackApp(model: path, log: Log()))
    path.path = [1]
    scene.finish()
    try scene.beginSwipeBack()
    window.isHidden = true
    #expect(!scene.isTransitioning && path.path == [1])
    let sheet = SheetModel()
    let other = scene.show(SheetApp(model: sheet, log: Log()))
    sheet.outer = Item(id: 1)
    scene.finish()
    try scene.beginSheetDrag()
    other.isHidden = true
    #expect(!scene.isTransitioning && sheet.outer == Item(id: 1))
    #expect(scene.faults == [])
  }

  @Test(arguments: TwoLayers.Style.allCases)
  func whatIsOnItsWayHasArrivedBeforeItGoes(style: TwoLayers.Style) {
    let (model, log) = (SheetModel(), Log())
    var check = AppearanceCheck()
    let scene = HeadlessScene { Text("base") }
    let window = scene.show(TwoLayers(model: model, log: log, outer: style))
    model.outer = Item(id: 1)
    scene.turn()
    window.isHidden = true
    check.follow(log.take())
    #expect(check.shown.isEmpty && !scene.isTransitioning)
    window.isHidden = false
    check.follow(log.take())
    #expect(check.shown == (style == .sheet ? ["base", "outer"] : ["outer"]))
    #expect(check.wrong.isEmpty && check.halfway.isEmpty && scene.faults == [])
  }

  private final class Owned {}

  private struct Owning: View {
    @State private var model: SheetModel
    let owned: Owned
    let log: Log
    init(_ model: SheetModel, _ owned: Owned, _ log: Log) {
      _model = State(initialValue: model)
      (self.owned, self.log) = (owned, log)
    }
    var body: some View { SheetApp(model: model, log: log).onDisappear { log.add("off") } }
  }

  @Test(arguments: [true, false])
  func aDroppedWindowLetsGoOfThem(isHidden: Bool) {
    let (model, log) = (SheetModel(), Log())
    let scene = HeadlessScene { Text("base") }
    weak var owned: Owned?
    weak var window: UIWindow?
    do {
      let held = Owned()
      owned = held
      let shown = scene.show(Owning(model, held, log))
      window = shown
      model.outer = Item(id: 1)
      scene.finish()
      if isHidden { shown.isHidden = true }
    }
    #expect(window == nil && owned == nil)
    #expect(log.lines.filter { $0 == "off" }.count == 1)
    #expect(log.lines.contains("outer 1.dismantle"))
    scene.turn()
    #expect(scene.nodes.texts == ["base"])
    #expect(!scene.isTransitioning)
  }

  @Test func aClosedSceneHidesItsWindows() {
    let log = Log()
    let scene = HeadlessScene { Text("base") }
    let window = scene.show(Screen(name: "lock", log: log))
    scene.close()
    #expect(window.isHidden)
    #expect(log.take() == ["lock on", "lock off"])
    #expect(scene.nodes.children.isEmpty)
  }

  private struct Environed: View {
    @Environment(\.isEnabledHere) private var isEnabled
    @Environment(\.layoutDirection) private var direction
    var body: some View { Text("\(isEnabled) \(direction)") }
  }

  @Test func theyHaveTheScenesEnvironmentAndNotTheApps() {
    let scene = HeadlessScene(layoutDirection: .rightToLeft) {
      Environed().environment(\.isEnabledHere, true)
    }
    let window = scene.show(Environed())
    #expect(scene.nodes.texts == ["true rightToLeft", "false rightToLeft"])
    _ = window
  }

  @Test(arguments: [HeadlessProfile.iOS17, .iOS18])
  func ofSeveralScenesTheyFindTheirOwn(profile: HeadlessProfile) {
    let (model, log) = (PathModel(), Log())
    let scenes = (0..<2).map { number in
      HeadlessScene(
        profile: number == 1 ? profile : .iOS26,
        assumptions: .with(\.coveredScreens, number == 1 ? .builtAtOnce : .builtWhenShown)
      ) { Text("base") }
    }
    let window = scenes[1].show(StackApp(model: model, log: log))
    withTransaction(.cut) { model.path = [1, 2] }
    scenes[0].turn()
    #expect(scenes[1].screens == ["root"])
    scenes[1].turn()
    #expect(scenes[1].screens == ["root", "1", "2"])
    #expect(scenes[1].nodes.all(.screen).map(\.isBuilt) == [true, true, true])
    #expect(log.take().contains("root off") == (profile >= .iOS18))
    #expect(scenes.map(\.transitions.count) == [0, 1])
    _ = window
  }

  private struct Announcing: View {
    var body: some View {
      Text("lock").onAppear { AccessibilityNotification.ScreenChanged().post() }
    }
  }

  @Test func whatTheySayIsTheirScenes() {
    let scenes = (0..<2).map { _ in HeadlessScene { Text("base") } }
    let window = scenes[1].show(Announcing())
    #expect(scenes.map(\.announcements.count) == [0, 1])
    _ = window
  }
}

extension EnvironmentValues {
  fileprivate var isEnabledHere: Bool {
    get { self[EnabledHereKey.self] }
    set { self[EnabledHereKey.self] = newValue }
  }
}

private enum EnabledHereKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
