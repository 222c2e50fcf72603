import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("SwiftUI presents a layer in each style") struct PresentationStyleTests {
  /// A part, and a layer over it in a style of its own.
  private struct StyleMap: NavigationMap {
    let style: PresentationStyle

    func destination(for route: Floor) -> RouteDestination<Floor> {
      route == .base ? .screenInStack(.root) : .screen(.presented(style))
    }
  }

  /// An app that shows a layer, and how to wait until it is at rest.
  private func showing(
    _ style: PresentationStyle, in world: World = World.all[0],
    _ body: @MainActor (Navigator<Floor>, HeadlessScene, () async -> Void) async throws -> Void
  ) async throws {
    let clock = HeadlessClock()
    let navigator = Navigator(StyleMap(style: style), clock: clock)
    let screen = HeadlessScene(profile: world.profile, assumptions: world.assumptions) {
      SceneRootView(navigator) { route, _ in Text(verbatim: "\(route)") }
    }
    let settle = { @MainActor () -> Void in _ = await screen.settle(navigator.scene, clock) }
    navigator.show(.base)
    let request = navigator.show(.top(1))
    await settle()
    #expect(request.ending == "arrived")
    try await body(navigator, screen, settle)
    #expect(screen.faults == [])
  }

  /// A popover comes as a sheet, as on a phone (S31).
  @Test(arguments: [
    (PresentationStyle.sheet, HeadlessNode.Kind.sheet), (.formSheet, .sheet), (.pageSheet, .sheet),
    (.fullScreen, .cover), (.overFullScreen, .cover), (.overCurrentContext, .cover),
    (.popover(from: "it"), .sheet),
    (.sheet(.medium, .height(200), .fraction(0.5)), .sheet), (.sheet.notDismissable, .sheet),
    (.fullScreen.notDismissable, .cover),
  ])
  func isPresented(style: PresentationStyle, kind: HeadlessNode.Kind) async throws {
    for world in World.each {
      try await showing(style, in: world) { navigator, screen, settle in
        let layer = try #require(screen.nodes.children.last)
        #expect(layer.kind == kind && layer.texts == ["top(1)"])
        #expect(layer.isDismissDisabled == !style.isDismissable)
        navigator.dismiss()
        await settle()
        #expect(navigator.tree.picture == "(base)")
        #expect(screen.nodes.all(kind).isEmpty)
      }
    }
  }

  @Test(arguments: [PresentationStyle.sheet, .formSheet, .pageSheet, .popover(from: "it")])
  func isDraggedAwayUnlessItMayNot(style: PresentationStyle) async throws {
    try await showing(style) { navigator, screen, settle in
      try screen.beginSheetDrag()
      screen.finishSheetDrag()
      await settle()
      #expect(navigator.tree.picture == "(base)")
    }
    try await showing(style.notDismissable) { navigator, screen, settle in
      #expect(throws: HeadlessTouchError.self) { try screen.beginSheetDrag() }
      await settle()
      #expect(navigator.tree.picture == "(base) ⇧ \(style) (top(1))")
    }
  }
}
