import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("The tab bar shows the label that the assembly gives each tab")
struct TabLabelTests {
  private struct Unlabelled: ViewAssembly {
    func screen(for route: Shop, in context: ScreenContext<Shop>) -> some View {
      Text(verbatim: "\(route)")
    }
  }

  private func labels(_ root: (Navigator<Shop>) -> SceneRootView) -> [String] {
    let navigator = Navigator(
      ShopMap(), guards: ShopGuards(session: Session()), clock: HeadlessClock())
    navigator.show(.main)
    let view = root(navigator)
    let screen = HeadlessScene { view }
    screen.turn()
    #expect(screen.nodes.texts.contains("products"), "\(screen.picture)")
    #expect(screen.faults == [])
    return screen.nodes.all(.tab).map(\.label)
  }

  @Test("C22: also of a slot that was never entered") func ofSlots() {
    #expect(
      labels { SceneRootView($0.scene, TestViews(log: ScreenLog())) } == ["products", "account"])
  }

  @Test("nothing where the assembly says nothing") func byDefault() {
    #expect(labels { SceneRootView($0.scene, Unlabelled()) } == ["", ""])
  }

  @Test("in closures: without labels") func closure() {
    #expect(labels { SceneRootView($0) { route, _ in Text(verbatim: "\(route)") } } == ["", ""])
  }

  @Test("in closures: with labels") func closures() {
    let shown = labels {
      SceneRootView($0) { route, _ in
        Text(verbatim: "\(route)")
      } tabLabel: { member in
        Label("my \(member)", systemImage: "bag")
      }
    }
    #expect(shown == ["my products", "my account"])
  }
}
