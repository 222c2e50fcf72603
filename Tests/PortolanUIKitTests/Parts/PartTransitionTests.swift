import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A part replaces another with the transition that the map names for the two (R2, R13)")
struct PartTransitionTests {
  private static let map = LookMap { old, new in
    switch (old, new) {
    case (.lock, .splash): return .slide(from: .leading, .milliseconds(200))
    case (.splash, .lock): return .slide(from: .trailing, .milliseconds(200))
    case (.lock, .note): return .cut
    case (.splash, .login): return .slide(from: .bottom, .milliseconds(500))
    case (_, .main): return .crossDissolve(.milliseconds(700))
    default: return .cut
    }
  }

  /// Shows two parts one after the other, and hands over the film of the second.
  private func film(
    on screen: HeadlessScreen = HeadlessScreen(), from old: Shop = .lock, to new: Shop = .splash,
    _ look: ScreenTransition, _ prepare: (TestApp) -> Void = { _ in }
  ) async throws -> (film: FilmView, app: TestApp, turns: Int) {
    try await HeadlessScreen.run(on: screen) { screen in
      let app = TestApp(screen, map: LookMap { before, _ in before == nil ? .cut : look })
      app.navigator.show(old)
      await app.settle()
      prepare(app)
      app.navigator.show(new)
      let children = app.root.children.count
      let view = try #require(app.front?.view as? FilmView)
      await app.settle()
      return (view, app, children)
    }
  }

  @Test("R13: the same part comes by another way from another part")
  func dependsOnBothEnds() async {
    await HeadlessScreen.run { screen in
      let app = TestApp(screen, map: Self.map)
      app.navigator.show(.splash)
      #expect(app.root.children.count == 1, "from nothing it is cut")
      await app.settle()
      for (route, milliseconds) in [(Shop.lock, 200), (.splash, 200), (.login, 500), (.main, 700)] {
        app.navigator.show(route)
        #expect(app.root.children.count == 2)
        screen.advance(by: .milliseconds(milliseconds - 1))
        #expect(app.root.children.count == 2, "\(route) takes its time")
        screen.advance(by: .milliseconds(1))
        #expect(app.root.children.count == 1, "\(route) takes no longer")
        await app.settle()
      }
      app.navigator.show(.splash)
      #expect(app.root.children.count == 1, "from main it is cut")
      await app.expect("splash")
    }
  }

  @Test(
    "R2: a slide comes in from its side, and only the new part moves",
    arguments: [
      (ScreenTransition.Side.leading, false, CGPoint(x: -390, y: 0)),
      (.trailing, false, CGPoint(x: 390, y: 0)), (.leading, true, CGPoint(x: 390, y: 0)),
      (.trailing, true, CGPoint(x: -390, y: 0)), (.top, false, CGPoint(x: 0, y: -844)),
      (.bottom, true, CGPoint(x: 0, y: 844)),
    ])
  func slides(side: ScreenTransition.Side, rightToLeft: Bool, start: CGPoint) async throws {
    let screen = HeadlessScreen()
    screen.rightToLeft = rightToLeft
    var old: FilmView?
    var moved = 0
    let result = try await film(on: screen, .slide(from: side)) { app in
      old = app.front?.view as? FilmView
      moved = old?.places.count ?? 0
    }
    #expect(result.turns == 2)
    #expect(result.film.places.contains(start), "A4: leading follows the layout direction")
    #expect(result.film.places.last == .zero)
    #expect(old?.places.count == moved)
    #expect(result.film.alphas.isEmpty)
  }

  @Test("R2: a cross-dissolve fades the new part in, and nothing moves")
  func dissolves() async throws {
    let result = try await film(.crossDissolve())
    #expect(result.turns == 2)
    #expect(result.film.alphas == [0, 1])
    #expect(Set(result.film.places.map(\.x)) == [0])
  }

  @Test("S0.7: a slide eases in and out, as options without a curve do; all else eases out")
  func eases() async throws {
    let looks = [ScreenTransition.slide(from: .leading), .crossDissolve(), .named("rise")]
    var curves: [UIView.AnimationOptions] = []
    for look in looks {
      await HeadlessScreen.run { screen in
        let app = TestApp(screen, map: LookMap { before, _ in before == nil ? .cut : look })
        app.root.screenAnimations["rise"] = ScreenAnimation(
          prepare: { _, _ in }, animate: { _, _ in })
        app.navigator.show(.lock)
        await app.settle()
        app.navigator.show(.splash)
        curves += screen.exchanges.map(\.options)
        await app.settle()
      }
    }
    #expect(curves == [[], [.transitionCrossDissolve, .curveEaseOut], .curveEaseOut])
  }

  @Test("R2: a transition of the app's own is prepared, then animated, with both views")
  func named() async throws {
    var calls: [String] = []
    var views: [UIView] = []
    var old: UIView?
    let result = try await film(.named("rise", .milliseconds(450))) { app in
      old = app.front?.view
      app.root.screenAnimations["rise"] = ScreenAnimation(
        prepare: {
          calls.append("prepare")
          views = [$0, $1]
        },
        animate: {
          calls.append("animate")
          views += [$0, $1]
        })
    }
    #expect(calls == ["prepare", "animate"])
    #expect(views.map { $0 === old } == [true, false, true, false])
    #expect(views.map { $0 === result.film } == [false, true, false, true])
    #expect(result.app.codes == [])
    #expect(result.app.shown == "splash")
  }

  @Test(
    "U170: the new part is laid out before it moves, in its place", arguments: World.all,
    [
      ScreenTransition.slide(from: .leading), .slide(from: .bottom), .crossDissolve(),
      .named("rise"),
    ])
  func laidOutFirst(world: World, look: ScreenTransition) async throws {
    let screen = world.screen
    var frames: [CGRect] = []
    let result = try await film(on: screen, look) { app in
      app.root.screenAnimations["rise"] = ScreenAnimation(
        prepare: { frames = [$0.frame, $1.frame] }, animate: { _, _ in })
    }
    #expect(result.turns == 2)
    #expect(screen.animatedLayouts == [])
    #expect(Set(frames.map(\.size)).count <= 1)
  }

  @Test("NAV072: a name that nobody gave is diagnosed, and dissolves")
  func unknownName() async throws {
    let result = try await film(.named("rise"))
    #expect(result.app.codes == ["NAV072"])
    #expect(result.film.alphas == [0, 1])
    #expect(result.app.shown == "splash")
  }

  @Test(
    "A4: with Reduce Motion movement becomes a dissolve",
    arguments: [
      ScreenTransition.slide(from: .leading), .named("rise"),
    ])
  func reducesMotion(look: ScreenTransition) async throws {
    let screen = HeadlessScreen()
    screen.reduceMotion = true
    var called = false
    let result = try await film(on: screen, look) { app in
      app.root.screenAnimations["rise"] = ScreenAnimation(
        prepare: { _, _ in called = true }, animate: { _, _ in called = true })
    }
    #expect(!called)
    #expect(result.film.alphas == [0, 1])
    #expect(Set(result.film.places.map(\.x)) == [0])
  }

  @Test(
    "A4: with animations off every switch is cut",
    arguments: [
      ScreenTransition.slide(from: .leading), .crossDissolve(), .named("rise"),
    ])
  func animationsOff(look: ScreenTransition) async throws {
    let result = try await film(look) { _ in UIView.setAnimationsEnabled(false) }
    #expect(result.turns == 1)
    #expect(result.film.alphas.isEmpty)
    #expect(result.app.codes == [])
    #expect(result.app.shown == "splash")
  }
}
