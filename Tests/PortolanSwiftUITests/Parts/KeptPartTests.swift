import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite("A kept part stays in the view hierarchy, where nobody meets it (R11)")
struct KeptPartTests {
  @Test("R11: it stays in the view hierarchy, out of sight and out of reach", arguments: World.all)
  func outOfReach(world: World) async {
    let app = TestApp(in: world, showing: .product(id: 1))
    await app.settle()
    app.navigator.show(.lock, options: .keepingReplacedPart)
    await app.expect("lock")
    #expect(app.texts == ["lock"])
    #expect(app.screen.tappable.filter { $0 == "Close" }.count == 1)
    let kept = app.screen.nodes.all(.text).filter { $0.label == "product(id: 1)" }
    #expect(kept.count == 1, "it keeps its state where it is")
    #expect(kept.allSatisfy { $0.isHiddenFromAccessibility && !$0.isVisible && !$0.isHittable })
  }
}
