import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("A layer shows its content until it has fully closed, however it closes (S26)")
struct ClosingContentTests {
  /// What closes a sheet.
  enum Way: CaseIterable, Sendable {
    case dismiss, dismissAll, close, drag, beneath
  }

  @Test(arguments: World.each, Way.allCases)
  func isNeverEmpty(world: World, way: Way) async throws {
    let app = TestApp(in: world, showing: .bag)
    await app.settle()
    switch way {
    case .dismiss: app.navigator.dismiss()
    case .dismissAll: app.navigator.dismissAll()
    case .close: try app.screen.tap("Close")
    case .drag:
      try app.screen.beginSheetDrag()
      app.screen.finishSheetDrag()
    case .beneath: app.navigator.show(.product(id: 1))
    }
    await app.breathe()
    #expect(app.screen.nodes.all(.sheet).map(\.isLeaving) == [true])
    #expect(app.screen.nodes.all(.sheet).map(\.texts) == [["bag"]])
    #expect(app.log.alive.contains("bag"), "what closes still has its model")
    await app.settle()
    #expect(app.screen.nodes.all(.sheet).isEmpty)
    #expect(!app.log.alive.contains("bag"))
    #expect(app.log.madeTwice == nil)
    #expect(app.screen.faults == [])
  }
}
