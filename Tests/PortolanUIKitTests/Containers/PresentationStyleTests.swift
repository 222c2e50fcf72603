import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("UIKit presents a layer in each style") struct PresentationStyleTests {
  /// A note in a style of its own over whatever is shown; the rest is the shop.
  private struct StyleMap: NavigationMap {
    let style: PresentationStyle

    func destination(for route: Shop) -> RouteDestination<Shop> {
      route == .note ? .screen(.presented(style)) : ShopMap().destination(for: route)
    }
  }

  private func showing(
    _ style: PresentationStyle, in world: World = World.all[0],
    _ body: @MainActor (TestApp, UIViewController) async throws -> Void
  ) async throws {
    let screen = world.screen
    try await HeadlessScreen.run(on: screen) { screen in
      let app = TestApp(screen, map: StyleMap(style: style))
      app.navigator.show(.main)
      let request = app.navigator.show(.note)
      await app.settle()
      #expect(request.ending == "arrived")
      try await body(app, #require(app.root.presentedViewController))
    }
  }

  /// A popover comes as a card, as on a phone (U66), and so may point at nothing (U98).
  @Test(arguments: [
    (PresentationStyle.sheet, UIModalPresentationStyle.automatic), (.formSheet, .formSheet),
    (.pageSheet, .pageSheet), (.fullScreen, .fullScreen),
    (.overFullScreen, .overFullScreen), (.overCurrentContext, .overCurrentContext),
    (.popover(from: "it"), .formSheet), (.sheet(.medium).notDismissable, .automatic),
  ])
  func isPresented(style: PresentationStyle, system: UIModalPresentationStyle) async throws {
    for world in World.all {
      try await showing(style, in: world) { app, layer in
        #expect(layer.modalPresentationStyle == system)
        #expect(layer.isModalInPresentation == !style.isDismissable)
        #expect(app.navigator.tree.picture == "main[*(products) | account…] ⇧ \(style) (note)")
        app.navigator.dismiss()
        await app.expect("main[*(products) | account…]")
      }
    }
  }

  @Test func restsAtItsHeights() async throws {
    let style = PresentationStyle.sheet(
      .medium, .large, .height(300), .height(900), .fraction(0.25))
    try await showing(style) { _, layer in
      let detents = try #require(layer.sheetPresentationController).detents
      #expect(detents.map { $0.resolvedValue(in: Tall()) } == [400, 800, 300, 800, 200])
      #expect(detents.prefix(2).map(\.identifier) == [.medium, .large])
      #expect(Set(detents.map(\.identifier)).count == 5)
    }
    try await showing(.sheet) { _, layer in
      #expect(layer.sheetPresentationController?.detents.map(\.identifier) == [.large])
    }
    try await showing(.fullScreen) { _, layer in
      #expect(layer.sheetPresentationController == nil)
    }
  }

  @Test(arguments: [PresentationStyle.sheet, .formSheet, .pageSheet, .popover(from: "it")])
  func isDraggedAway(style: PresentationStyle) async throws {
    try await showing(style) { app, _ in
      #expect(app.screen.beginSheetDrag())
      app.screen.finishSheetDrag()
      await app.expect("main[*(products) | account…]")
    }
  }

  @Test(arguments: [PresentationStyle.sheet, .formSheet, .pageSheet, .popover(from: "it")])
  func isNotDraggedAwayAndNobodyIsTold(style: PresentationStyle) async throws {
    try await showing(style.notDismissable) { app, layer in
      var failures: [NavigationError] = []
      app.navigator.scene.onFailure = { error, _ in failures.append(error) }
      let asked = app.events.count
      #expect(!app.screen.beginSheetDrag())
      await app.settle()
      #expect(app.root.presentedViewController === layer)
      #expect(app.events.count == asked && failures.isEmpty)
      app.navigator.dismiss()
      await app.expect("main[*(products) | account…]")
    }
  }

  @Test func hasNoDragOfItsOwnWhenItCovers() async throws {
    for style in [PresentationStyle.fullScreen, .overFullScreen, .overCurrentContext] {
      try await showing(style) { app, layer in
        #expect(!app.screen.beginSheetDrag())
        await app.settle()
        #expect(app.root.presentedViewController === layer)
      }
    }
  }

  /// A screen of 800 points.
  private final class Tall: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection = UITraitCollection()
    let maximumDetentValue: CGFloat = 800
  }
}
