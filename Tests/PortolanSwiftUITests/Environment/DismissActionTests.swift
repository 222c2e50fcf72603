import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

private struct LeavingView: View {
  let context: ScreenContext<Shop>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Dismiss") { dismiss() }.onAppear { context.askBeforeLeaving { .stay } }
  }
}

@MainActor @Suite("A screen that wants to be asked is asked by dismiss() of its environment")
struct DismissActionTests {
  @Test("pushed, and in a sheet", arguments: [Shop.product(id: 1), .signIn])
  func stays(route: Shop) async throws {
    let clock = HeadlessClock()
    let navigator = Navigator(ShopMap(), guards: ShopGuards(session: Session()), clock: clock)
    navigator.show(.main)
    let screen = HeadlessScene {
      SceneRootView(navigator) { shown, context in
        if shown == route { LeavingView(context: context) } else { Text(verbatim: "\(shown)") }
      }
    }
    navigator.show(route)
    await screen.settle(navigator.scene, clock)
    let before = navigator.tree.picture
    try screen.tap("Dismiss")
    await screen.settle(navigator.scene, clock)
    #expect(navigator.tree.picture == before)
    screen.close()
  }
}
