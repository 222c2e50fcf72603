import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("The keyboard closes before the text field's screen closes, and at no other time (A5)")
struct KeyboardTests {
  /// What takes a screen away.
  enum Way: CaseIterable, Sendable {
    case push, pop, set, tab, tabTap, part, keptPart, dismissal, popInLayer
  }

  private func start(_ way: Way, _ app: TestApp) async {
    app.session.isSignedIn = true
    app.navigator.show(.account)
    app.navigator.show(.product(id: 1))
    if way == .dismissal { app.navigator.show(.bag) }
    if way == .popInLayer { app.navigator.show(.checkout) }
    await app.settle()
  }

  private func take(_ way: Way, _ app: TestApp) throws {
    switch way {
    case .push: app.navigator.push(.product(id: 2))
    case .pop, .popInLayer: app.navigator.back()
    case .set: app.navigator.reset(to: .product(id: 3))
    case .tab: app.navigator.show(.account)
    case .tabTap: try app.screen.tap("account")
    case .part: app.navigator.show(.login)
    case .keptPart: app.navigator.show(.lock, options: .keepingReplacedPart)
    case .dismissal: app.navigator.dismiss()
    }
  }

  @Test("A5: the first responder resigns as the step begins", arguments: Way.allCases)
  func goesFirst(way: Way) async throws {
    try await TestApp.run { app in
      await start(way, app)
      let field = try app.typeSomething()
      #expect(field.isFirstResponder)
      try take(way, app)
      #expect(!field.isFirstResponder)
      await app.settle()
      #expect(!field.isFirstResponder)
      #expect(app.shown == app.navigator.tree.picture)
    }
  }

  @Test("A5: a change beneath a sheet that stays leaves it in the sheet")
  func staysInTheSheet() async throws {
    try await TestApp.run { app in
      app.session.isSignedIn = true
      app.navigator.show(.product(id: 1))
      app.navigator.show(.card)
      await app.settle()
      let field = try app.typeSomething()
      app.navigator.back()
      await app.settle()
      app.navigator.show(.account)
      await app.settle()
      #expect(field.isFirstResponder)
    }
  }

  @Test("A5: a request that is refused, and a change elsewhere, leave it")
  func staysOtherwise() async throws {
    try await TestApp.run { app in
      await start(.push, app)
      let field = try app.typeSomething()
      app.navigator.dismiss()
      app.navigator.show(.product(id: 1))
      await app.settle()
      #expect(field.isFirstResponder)
    }
  }

  @Test("A5: a cancelled swipe leaves it, a finished one takes it away", arguments: World.all)
  func swipes(world: World) async throws {
    try await TestApp.run(on: world.screen) { app in
      await start(.pop, app)
      let field = try app.typeSomething()
      #expect(app.screen.beginSwipeBack())
      app.screen.cancelSwipeBack()
      await app.settle()
      #expect(field.isFirstResponder)
      #expect(app.screen.beginSwipeBack())
      app.screen.finishSwipeBack()
      await app.settle()
      #expect(!field.isFirstResponder)
    }
  }
}
