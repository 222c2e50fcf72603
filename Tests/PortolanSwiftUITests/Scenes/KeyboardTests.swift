import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite("The keyboard closes before the text field's screen closes, and at no other time (A5)")
struct KeyboardTests {
  /// What takes a screen away.
  enum Way: CaseIterable, Sendable {
    case push, pop, replacedPath, tab, tabTap, part, keptPart, dismissal, popInLayer, layersAbove
  }

  private func start(_ way: Way, _ app: TestApp) async throws {
    app.session.isSignedIn = true
    app.navigator.show(.account)
    await app.settle()
    app.navigator.show(.product(id: 1))
    await app.settle()
    if way == .dismissal || way == .layersAbove { app.navigator.show(.bag) }
    if way == .popInLayer { app.navigator.show(.checkout) }
    await app.settle()
    try app.screen.type("Ada", into: "Name")
    app.screen.turn()
    #expect(app.field?.isFocused == true)
  }

  private func take(_ way: Way, _ app: TestApp) throws {
    switch way {
    case .push: app.navigator.push(.product(id: 2))
    case .pop, .popInLayer: app.navigator.back()
    case .replacedPath: app.navigator.stack(.products).set([.product(id: 3)], as: .pop)
    case .tab: app.navigator.show(.account)
    case .tabTap: try app.screen.tapTab("account")
    case .part: app.navigator.show(.login)
    case .keptPart: app.navigator.show(.lock, options: .keepingReplacedPart)
    case .dismissal: app.navigator.dismiss()
    case .layersAbove: app.navigator.show(.product(id: 1))
    }
  }

  @Test(
    "A5: it goes as the step begins, before the screen moves", arguments: World.all, Way.allCases)
  func goesFirst(world: World, way: Way) async throws {
    let app = TestApp(in: world)
    try await start(way, app)
    try take(way, app)
    // The system selects the tab, and takes the keyboard away with its screen, which may take time.
    if way == .tabTap { app.screen.turn() } else { #expect(!app.screen.isTransitioning) }
    #expect(!app.hasKeyboard)
    await app.settle()
    #expect(!app.hasKeyboard)
    #expect(app.shown == app.navigator.tree.picture)
  }

  @Test("A5: a change beneath a sheet that stays leaves it in the sheet", arguments: World.all)
  func staysInTheSheet(world: World) async throws {
    let app = TestApp(in: world)
    app.session.isSignedIn = true
    app.navigator.show(.product(id: 1))
    app.navigator.show(.card)
    await app.settle()
    try app.screen.type("Ada", into: "Name")
    app.navigator.back()
    await app.settle()
    app.navigator.show(.account)
    await app.settle()
    #expect(app.hasKeyboard)
    #expect(app.shown == app.navigator.tree.picture)
  }

  @Test("A5: a request that is refused, and a change elsewhere, leave it")
  func staysOtherwise() async throws {
    let app = TestApp()
    try await start(.push, app)
    app.navigator.dismiss()
    app.navigator.show(.product(id: 1))
    await app.settle()
    #expect(app.hasKeyboard)
    #expect(app.field?.value == "Ada")
  }

  @Test("A5: a presented layer leaves what is typed where it is", arguments: World.all)
  func typedTextStays(world: World) async throws {
    let app = TestApp(in: world)
    try await start(.push, app)
    app.navigator.show(.bag)
    await app.settle()
    app.navigator.dismiss()
    await app.settle()
    #expect(app.field?.value == "Ada")
  }

  @Test("A5: a cancelled swipe leaves it, a finished one takes it away", arguments: World.all)
  func swipes(world: World) async throws {
    let app = TestApp(in: world)
    try await start(.pop, app)
    try app.screen.beginSwipeBack()
    app.screen.cancelSwipeBack()
    await app.settle()
    #expect(app.hasKeyboard)
    try app.screen.beginSwipeBack()
    app.screen.finishSwipeBack()
    await app.settle()
    #expect(!app.hasKeyboard)
  }
}

extension TestApp {
  /// Whether any field has the keyboard.
  fileprivate var hasKeyboard: Bool { screen.nodes.all(.field).contains(where: \.isFocused) }
}
