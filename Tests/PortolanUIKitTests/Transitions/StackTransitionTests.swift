import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A pushed screen appears and disappears with the transition that the map names (N14)")
struct StackTransitionTests {
  private static let start = "main[*(products) | account…]"
  private static let pushed = "main[*(products › product(1)) | account…]"
  private nonisolated static let moving: [ScreenTransition] = [
    .slide(from: .leading), .slide(from: .bottom), .crossDissolve(), .named("rise"),
  ]

  private func run(
    _ transition: ScreenTransition, in world: World = World.all[0], rightToLeft: Bool = false,
    _ body: @MainActor (TestApp) async throws -> Void
  ) async rethrows {
    let screen = world.screen
    screen.rightToLeft = rightToLeft
    try await HeadlessScreen.run(on: screen) { screen in
      let app = TestApp(screen, map: MovingMap(transition))
      app.root.screenAnimations["rise"] = ScreenAnimation(
        prepare: { $1.frame.origin.y = 77 }, animate: { $1.frame.origin.y = 0 })
      app.navigator.show(.main)
      await app.settle()
      try await body(app)
      await app.settle()
    }
  }

  @Test(
    "a slide comes in from its side and goes out there; leading follows the layout direction",
    arguments: [
      (ScreenTransition.Side.leading, false, CGPoint(x: -390, y: 0)),
      (.trailing, false, CGPoint(x: 390, y: 0)), (.leading, true, CGPoint(x: 390, y: 0)),
      (.trailing, true, CGPoint(x: -390, y: 0)), (.top, false, CGPoint(x: 0, y: -844)),
      (.bottom, true, CGPoint(x: 0, y: 844)),
    ])
  func slides(side: ScreenTransition.Side, rightToLeft: Bool, away: CGPoint) async throws {
    try await run(.slide(from: side), rightToLeft: rightToLeft) { app in
      let beneath = try #require(app.front?.view as? FilmView)
      app.navigator.show(.product(id: 1))
      await app.expect(Self.pushed)
      let film = try #require(app.front?.view as? FilmView)
      #expect(film.places.contains(away) && film.places.last == .zero)
      let before = film.places.count
      let still = beneath.places.count
      app.navigator.back()
      await app.expect(Self.start)
      #expect(film.places.dropFirst(before).contains(away), "the same way back")
      #expect(Set(beneath.places.dropFirst(still)) == [.zero], "only the one on top moves")
      #expect(film.alphas == [])
    }
  }

  @Test("a cross-dissolve fades the screen in and out, and nothing moves")
  func dissolves() async throws {
    try await run(.crossDissolve()) { app in
      app.navigator.show(.product(id: 1))
      await app.expect(Self.pushed)
      let film = try #require(app.front?.view as? FilmView)
      #expect(film.alphas.prefix(2) == [0, 1] && film.alphas.last == 1)
      let before = film.alphas.count
      app.navigator.back()
      await app.expect(Self.start)
      #expect(film.alphas[before] == 0)
      #expect(Set(film.places.map(\.x)) == [0])
    }
  }

  @Test("it takes the time that the map gives it")
  func duration() async throws {
    await run(.slide(from: .trailing, .milliseconds(900))) { app in
      app.navigator.show(.product(id: 1))
      await app.breathe()
      app.screen.advance(by: .milliseconds(899))
      #expect(app.screen.isTransitioning)
      app.screen.advance(by: .milliseconds(1))
      #expect(!app.screen.isTransitioning)
    }
  }

  @Test("a cut comes and goes at once when code asks; Back takes the system's time")
  func cut() async throws {
    try await run(.cut) { app in
      app.navigator.show(.product(id: 1))
      await app.breathe()
      #expect(!app.screen.isTransitioning)
      await app.expect(Self.pushed)
      app.navigator.back()
      await app.breathe()
      #expect(!app.screen.isTransitioning)
      await app.expect(Self.start)
      app.navigator.show(.product(id: 1))
      await app.settle()
      try app.screen.tap("Back")
      #expect(app.screen.isTransitioning)
      await app.expect(Self.start)
    }
  }

  @Test("without a word of the map it is the system's own")
  func automatic() async throws {
    try await run(.automatic) { app in
      app.navigator.show(.product(id: 1))
      await app.breathe()
      app.screen.turn()
      #expect(app.stack?.transitionCoordinator?.transitionDuration == 0.35)
      await app.expect(Self.pushed)
      let film = try #require(app.front?.view as? FilmView)
      #expect(film.alphas == [] && Set(film.places) == [.zero])
    }
  }

  @Test("one of the app's own is prepared, then animated, and prepared on the way back")
  func named() async throws {
    var calls: [String] = []
    try await run(.named("rise", .milliseconds(450))) { app in
      let beneath = app.front?.view
      app.root.screenAnimations["rise"] = ScreenAnimation(
        prepare: { old, new in
          calls.append("prepare \(old === beneath) \(new !== beneath)")
        }, animate: { _, _ in calls.append("animate") })
      app.navigator.show(.product(id: 1))
      await app.expect(Self.pushed)
      #expect(calls == ["prepare true true", "animate", "animate"])
      calls = []
      app.navigator.back()
      await app.expect(Self.start)
      #expect(calls == ["prepare true true", "animate"])
      #expect(app.codes == [])
    }
  }

  @Test("NAV072: a name that nobody gave is diagnosed, and dissolves")
  func unknownName() async throws {
    try await run(.named("flip")) { app in
      app.navigator.show(.product(id: 1))
      await app.expect(Self.pushed)
      #expect(app.codes == ["NAV072"])
      #expect((app.front?.view as? FilmView)?.alphas.prefix(2) == [0, 1])
    }
  }

  @Test(
    "A4: with Reduce Motion movement becomes a dissolve, and the system moves its own",
    arguments: [
      ScreenTransition.slide(from: .leading), .named("rise"), .zoom(from: "photo"), .automatic,
    ])
  func reducesMotion(transition: ScreenTransition) async throws {
    try await run(transition) { app in
      app.screen.reduceMotion = true
      app.navigator.show(.product(id: 1))
      await app.expect(Self.pushed)
      let film = try #require(app.front?.view as? FilmView)
      #expect(film.alphas.prefix(2) == (transition == .automatic ? [] : [0, 1]))
      #expect(Set(film.places) == [.zero])
      #expect(app.screen.zooms.isEmpty && app.codes == [])
    }
  }

  @Test("A4: with animations off nothing moves", arguments: moving)
  func animationsOff(transition: ScreenTransition) async throws {
    await run(transition) { app in
      UIView.setAnimationsEnabled(false)
      app.navigator.show(.product(id: 1))
      await app.breathe()
      #expect(!app.screen.isTransitioning)
      await app.expect(Self.pushed)
      #expect((app.front?.view as? FilmView)?.alphas == [])
    }
  }

  @Test("a screen that a request puts elsewhere moves as the map says", arguments: World.all)
  func elsewhere(world: World) async throws {
    try await run(.slide(from: .top), in: world) { app in
      app.navigator.push(.note)
      await app.expect("main[*(products › note) | account…]")
      let film = try #require(app.front?.view as? FilmView)
      #expect(film.places.contains(CGPoint(x: 0, y: -844)) && film.places.last == .zero)
    }
  }

  @Test(
    "several screens at once: the one in front moves, also on the way back", arguments: World.all)
  func several(world: World) async throws {
    try await run(.slide(from: .top), in: world) { app in
      app.navigator.set([.product(id: 1), .product(id: 2)], of: .products)
      await app.expect("main[*(products › product(1) › product(2)) | account…]")
      let film = try #require(app.front?.view as? FilmView)
      #expect(film.places.contains(CGPoint(x: 0, y: -844)))
      app.navigator.popToRoot()
      await app.expect(Self.start)
    }
  }

  @Test("tree and screen agree whatever comes between", arguments: World.all, moving)
  func interrupted(world: World, transition: ScreenTransition) async throws {
    let others: [@MainActor (TestApp) -> Void] = [
      { $0.navigator.back() }, { $0.navigator.show(.product(id: 2)) },
      { $0.navigator.show(.bag) }, { $0.navigator.show(.lock) },
      { $0.stack?.popViewController(animated: true) },
      { $0.stack?.popViewController(animated: false) },
      { $0.stack?.pushViewController(UIViewController(), animated: true) },
      { $0.tabs?.selectedIndex = 0 },
      { $0.screen.rotate(to: CGSize(width: 844, height: 390), on: .phone) },
      { $0.screen.reduceMotion = true },
    ]
    for other in others {
      await run(transition, in: world) { app in
        app.navigator.show(.product(id: 1))
        await app.breathe()
        app.screen.advance(by: .milliseconds(100))
        other(app)
        await app.settle()
        app.navigator.scene.screenDidChange()
        await app.settle()
        #expect(app.shown == app.navigator.tree.picture)
        // What came, or stayed, fills its place.
        let view = app.front?.viewIfLoaded
        #expect(view?.frame.origin == .zero && view?.alpha == 1)
      }
    }
  }
}
