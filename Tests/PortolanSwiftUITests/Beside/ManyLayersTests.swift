import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import Testing

@MainActor @Suite("The deadline holds for each step, and a plan of many steps may take longer")
struct ManyLayersTests {
  @Test("150 sheets that are asked for in one turn all come")
  func sheets() async throws {
    let app = FloorApp()
    await app.settle()
    let requests = (0..<150).map { app.navigator.show(.top($0)) }
    for _ in 0..<2_000 where app.navigator.scene.isBusy {
      await app.breathe()
      app.screen.finishTransitions()
      // A part of the deadline, in which several come.
      app.clock.advance(by: .seconds(1))
    }
    #expect(!app.events.contains { if case .diagnosed = $0 { true } else { false } })
    // Of those beneath the last one nobody sees that they arrive.
    #expect(Set(requests.map(\.ending)) == ["arrived", "NAV040"])
    #expect(requests.last?.ending == "arrived")
    #expect(app.navigator.tree.layerRoots.count == 151)
    #expect(app.screen.nodes.all(.sheet).count == 150)
  }
}
