import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("A layer opens and closes with the transition that the map names (N14)")
struct LayerTransitionTests {
  private static let start = "main[*(products) | account…]"
  private nonisolated static let styles: [PresentationStyle] = [
    .fullScreen, .overFullScreen, .sheet, .formSheet,
  ]

  private func run(
    _ transition: ScreenTransition, _ style: PresentationStyle = .fullScreen,
    in world: World = World.all[0], build: ((TestScreen) -> Void)? = nil,
    _ body: @MainActor (TestApp) async throws -> Void
  ) async rethrows {
    try await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen, map: MovingMap(transition, style), build: build)
      app.navigator.show(.main)
      await app.settle()
      try await body(app)
      await app.settle()
      #expect(screen.faults == [] && app.codes == [])
    }
  }

  @Test("a slide comes in from its side and goes out there", arguments: World.all, styles)
  func slides(world: World, style: PresentationStyle) async throws {
    try await run(.slide(from: .top, .milliseconds(200)), style, in: world) { app in
      app.navigator.show(.note)
      await app.settle()
      #expect(app.agrees)
      #expect(app.navigator.tree.picture == Self.start + " ⇧ \(style) (note)")
      let film = try #require(app.front?.view as? FilmView)
      let away = CGPoint(x: 0, y: -film.frame.height)
      #expect(film.places.contains { $0.y == away.y })
      let place = film.frame
      let before = film.places.count
      app.navigator.dismiss()
      await app.breathe()
      app.screen.layoutIfNeeded()
      #expect(film.places.dropFirst(before).contains { $0.y == away.y })
      await app.expect(Self.start)
      #expect(place.minY >= 0)
    }
  }

  @Test("a dissolve is the layer's own style, in both directions", arguments: styles)
  func dissolves(style: PresentationStyle) async throws {
    try await run(.crossDissolve(), style) { app in
      app.navigator.show(.note)
      await app.settle()
      let layer = try #require(app.root.presentedViewController)
      #expect(layer.modalTransitionStyle == .crossDissolve)
      #expect((app.front?.view as? FilmView)?.alphas == [], "UIKit fades it")
      app.navigator.dismiss()
      await app.expect(Self.start)
    }
  }

  @Test("what the assembly has set stays for the system's own transition")
  func automatic() async throws {
    try await run(.automatic, build: { $0.modalTransitionStyle = .flipHorizontal }) { app in
      app.navigator.show(.note)
      await app.settle()
      let layer = try #require(app.root.presentedViewController)
      #expect(layer.modalTransitionStyle == .flipHorizontal)
      #expect(layer.transitioningDelegate == nil && layer.preferredTransition == nil)
    }
  }

  @Test("a cut comes and goes at once when code asks", arguments: World.all, styles)
  func cut(world: World, style: PresentationStyle) async {
    await run(.cut, style, in: world) { app in
      app.navigator.show(.note)
      await app.breathe()
      #expect(app.root.presentedViewController?.transitionCoordinator == nil)
      await app.settle()
      #expect(app.agrees)
      #expect(app.navigator.tree.picture == Self.start + " ⇧ \(style) (note)")
      app.navigator.dismiss()
      await app.expect(Self.start)
    }
  }

  @Test("alerts, action sheets and popovers look as the system has them")
  func dialogs() async throws {
    for style in [PresentationStyle.popover(from: "filter"), .alert, .confirmationDialog] {
      try await HeadlessScreen.run { screen in
        let app = TestApp(screen, map: MovingMap(.slide(from: .top), style))
        app.navigator.show(.main)
        app.navigator.show(.note)
        await app.settle()
        let layer = try #require(app.root.presentedViewController)
        #expect(layer.transitioningDelegate == nil)
        #expect(layer.modalTransitionStyle == .coverVertical)
      }
    }
  }

  @Test(
    "a finger drags a card as the system does, and code goes the app's way", arguments: World.all)
  func drags(world: World) async throws {
    try await run(.slide(from: .top), .sheet, in: world) { app in
      app.navigator.show(.note)
      await app.settle()
      let film = try #require(app.front?.view as? FilmView)
      let before = film.places.count
      #expect(app.screen.beginSheetDrag())
      app.screen.cancelSheetDrag()
      await app.expect(Self.start + " ⇧ sheet (note)")
      #expect(app.screen.beginSheetDrag())
      app.screen.finishSheetDrag()
      await app.expect(Self.start)
      #expect(!film.places.dropFirst(before).contains { $0.y == -film.frame.height })
      app.navigator.show(.note)
      await app.settle()
      let layer = try #require(app.root.presentedViewController)
      let delegate = try #require(layer.transitioningDelegate)
      #expect(delegate.animationController(forDismissed: layer) != nil)
      #expect(app.screen.beginSheetDrag())
      #expect(delegate.animationController(forDismissed: layer) == nil, "the finger's")
      app.screen.cancelSheetDrag()
      await app.settle()
      let next = try #require(app.front?.view as? FilmView)
      let count = next.places.count
      app.navigator.dismiss()
      await app.breathe()
      app.screen.layoutIfNeeded()
      #expect(next.places.dropFirst(count).contains { $0.y == -next.frame.height })
      await app.expect(Self.start)
    }
  }

  @Test("several layers go together in the way of the front one", arguments: World.all)
  func several(world: World) async throws {
    try await run(.slide(from: .top), in: world) { app in
      app.navigator.show(.bag)
      app.navigator.show(.note)
      await app.expect(Self.start + " ⇧ sheet (bag) ⇧ fullScreen (note)")
      app.navigator.dismissAll()
      await app.expect(Self.start)
    }
  }

  @Test("tree and screen agree whatever comes between", arguments: World.all, styles)
  func interrupted(world: World, style: PresentationStyle) async {
    let others: [@MainActor (TestApp) -> Void] = [
      { $0.navigator.dismiss() }, { $0.navigator.show(.bag) }, { $0.navigator.show(.lock) },
      { $0.root.dismiss(animated: true) }, { $0.root.dismiss(animated: false) },
      { $0.screen.rotate(to: CGSize(width: 844, height: 390), on: .phone) },
      { $0.screen.reduceMotion = true },
    ]
    for other in others {
      await HeadlessScreen.run(on: world.screen) { screen in
        let app = TestApp(screen, map: MovingMap(.slide(from: .leading), style))
        app.navigator.show(.main)
        await app.settle()
        app.navigator.show(.note)
        await app.breathe()
        screen.advance(by: .milliseconds(100))
        other(app)
        await app.settle()
        app.navigator.scene.screenDidChange()
        await app.settle()
        #expect(app.agrees)
      }
    }
  }

  @Test("other code that dismisses a layer takes it the same way back", arguments: World.all)
  func foreignDismissal(world: World) async throws {
    try await run(.slide(from: .top), in: world) { app in
      let request = app.navigator.show(.note)
      await app.settle()
      #expect(request.ending == "arrived")
      let film = try #require(app.front?.view as? FilmView)
      #expect(film.frame.origin == .zero)
      app.front?.dismiss(animated: true)
      await app.settle()
      app.navigator.scene.screenDidChange()
      await app.expect(Self.start)
      #expect(film.places.contains(CGPoint(x: 0, y: -844)))
    }
  }
}

extension TestApp {
  /// Whether screen and tree agree, as far as the screen tells one card from another.
  fileprivate var agrees: Bool {
    let cards = ["formSheet", "overFullScreen"]
    return shown == cards.reduce(navigator.tree.picture) { $0.replacing($1, with: "sheet") }
  }
}
