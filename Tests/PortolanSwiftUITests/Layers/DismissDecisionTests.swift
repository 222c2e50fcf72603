import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

/// A screen that keeps its sheet from being dragged away.
private struct Held: View {
  var body: some View { Text("held").interactiveDismissDisabled() }
}

@MainActor
@Suite("A screen decides whether its sheet can be dragged, whatever other code decides (S59)")
struct DismissDecisionTests {
  @Test("a sheet that a screen holds cannot be dragged, another can", arguments: World.each)
  func held(world: World) async throws {
    for route in [Shop.bag, .signIn] {
      let clock = HeadlessClock()
      let navigator = Navigator(ShopMap(), guards: ShopGuards(session: Session()), clock: clock)
      let screen = HeadlessScene(profile: world.profile, assumptions: world.assumptions) {
        SceneRootView(navigator) { route, _ in
          if route == .bag { Held() } else { Text(verbatim: "\(route)") }
        }
      }
      navigator.show(.main)
      navigator.show(route)
      await screen.settle(navigator.scene, clock)
      let isHeld = route == .bag
      #expect(screen.nodes.all(.sheet).first?.isDismissDisabled == isHeld)
      if isHeld {
        #expect(throws: HeadlessTouchError.self) { try screen.beginSheetDrag() }
      } else {
        try screen.beginSheetDrag()
        screen.cancelSheetDrag()
      }
      screen.close()
    }
  }
}
