import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("A navigator's second root view takes over the screens of the first root view")
struct SecondRootTests {
  @Observable @MainActor fileprivate final class Switch {
    var isSecond = false
  }

  private struct Roots: View {
    let navigator: Navigator<Shop>
    let log: ScreenLog
    let model: Switch

    var body: some View {
      if model.isSecond {
        SceneRootView(navigator.scene, TestViews(log: log))
      } else {
        Text("before").background { SceneRootView(navigator.scene, TestViews(log: log)) }
      }
    }
  }

  @Test("it shows the tree as it is, with the models that there are, and is the host from then on")
  func takesOver() async throws {
    let (log, model, clock) = (ScreenLog(), Switch(), HeadlessClock())
    let navigator = Navigator(ShopMap(), guards: ShopGuards(session: Session()), clock: clock)
    navigator.show(.checkout)
    let screen = HeadlessScene { Roots(navigator: navigator, log: log, model: model) }
    await screen.settle(navigator.scene, clock)
    let made = log.made.count
    model.isSecond = true
    await screen.settle(navigator.scene, clock)
    #expect(!screen.nodes.texts.contains("before"))
    #expect(picture(of: screen.nodes).hasSuffix("checkout)"), "\(screen.picture)")
    #expect(log.made.count == made)
    #expect(log.died.isEmpty)
    let request = navigator.show(.product(id: 1))
    await screen.settle(navigator.scene, clock)
    #expect(request.ending == "arrived")
    #expect(picture(of: screen.nodes).hasPrefix("main[*(products › product(1))"))
    try screen.tapBack()
    await screen.settle(navigator.scene, clock)
    #expect(navigator.tree.picture == "main[*(products) | account…]")
    #expect(screen.faults == [])
  }
}
