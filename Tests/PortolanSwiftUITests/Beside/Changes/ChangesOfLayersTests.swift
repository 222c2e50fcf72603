import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import Testing

/// No test here asks for anything or looks: the tree follows by itself.
@MainActor
@Suite("The tree matches the layers that other code presents and dismisses over any screen")
struct ChangesOfLayersTests {
  /// Who presents, with which framework.
  enum Presenter: CaseIterable, Sendable {
    case sheet, cover, popover, alert, uikit, uikitAtOnce

    var way: OtherCode.Way? {
      switch self {
      case .sheet: .sheet
      case .cover: .cover
      case .popover: .popover
      case .alert: .alert
      case .uikit, .uikitAtOnce: nil
      }
    }

    @MainActor func present(in app: TestApp) {
      if let way, let front = app.peeked.visiblePath.last {
        app.other.show(way, from: front)
      } else {
        _ = app.screen.actBeside(animated: self == .uikit)
      }
    }

    @MainActor func takeAway(in app: TestApp) {
      if way != nil { app.other.takeAway() } else { present(in: app) }
    }
  }

  @Test(arguments: World.all, Place.all)
  func presented(world: World, place: Place) async {
    for presenter in Presenter.allCases {
      let app = TestApp(in: world)
      await app.bring(place)
      await app.expectFollowed(place.picture, "\(presenter), before")
      presenter.present(in: app)
      await app.expectFollowed(place.picture + " ⇧ foreign (?)", "\(presenter)")
      #expect(
        app.told == ["(ShopMap) followed the screen: present a screen of other code"],
        "\(presenter)")
      app.forgetEvents()
      presenter.takeAway(in: app)
      await app.expectFollowed(place.picture, "\(presenter), gone")
      #expect(
        app.told == ["(ShopMap) followed the screen: dismiss a screen of other code"],
        "\(presenter)")
    }
  }

  /// Who takes a layer of ours away.
  enum Dismisser: CaseIterable, Sendable { case action, itself, presenter, root }

  nonisolated private static let styles: [PresentationStyle] = [
    .sheet, .sheet(.medium), .sheet(.medium, .large, undimmedThrough: .medium), .fullScreen,
    .popover(from: "Menu"),
  ]

  @Test(
    "a layer that other code dismisses ends its question, in every style", arguments: World.all,
    styles)
  func question(world: World, style: PresentationStyle) async throws {
    for (who, animated) in Dismisser.allCases.flatMap({ [($0, true), ($0, false)] }) {
      let app = TestApp(in: world, hasMenus: true)
      await app.settle()
      var ending: Ending<Int>?
      Task { ending = try await app.navigator.ask(NoteQuestion(), placed: .presented(style)) }
      await app.settle()
      let asked = try #require(app.peeked.visiblePath.last)
      #expect(app.peeked.layerRoots.count == 2)
      app.forgetEvents()
      let top = try #require(app.screen.topController)
      switch who {
      case .action: app.screen.perform { app.other.dismiss(asked) }
      case .itself: top.dismiss(animated: animated)
      case .presenter: top.presentingViewController?.dismiss(animated: animated)
      case .root: app.screen.appRoot?.dismiss(animated: animated)
      }
      await app.expectFollowed("main[*(products) | account…]", "\(who), animated: \(animated)")
      #expect(app.told == ["(ShopMap) followed the screen: dismiss note"], "\(who)")
      app.other.forgetDismissals { _ in false }
      await app.breathe()
      // Who asked hears it a moment after the screen shows it.
      #expect(ending == .dismissed, "\(who)")
      #expect(!app.log.livingNodes.contains(asked), "\(who)")
    }
  }

  @Test(
    "a request that was made beneath a layer of other code arrives", arguments: World.all,
    Place.all)
  func request(world: World, place: Place) async {
    for presenter in Presenter.allCases {
      let app = TestApp(in: world)
      await app.bring(place)
      presenter.present(in: app)
      await app.rest()
      app.forgetEvents()
      let request = app.navigator.show(.code, placed: .presented(.sheet))
      await app.expectFollowed(place.picture + " ⇧ sheet (code)", "\(presenter)")
      #expect(request.ending == "arrived", "\(presenter)")
      #expect(app.codes == [], "\(presenter)")
    }
  }
}
