import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite(
  "The host shows a tab's new stack even if SwiftUI loses the dismissal of a sheet over it (law 2)")
struct ReplacedMemberTests {
  nonisolated private static let losing = HeadlessViewAssumptions.Reports.allCases.map { reports in
    World.with { ($0.dismissalDuringPresentation, $0.controllerReports) = (.lost, reports) }
  }

  /// The first screen of a tab's stack is replaced with the whole stack, which no reading names.
  @Test("another stack in a tab, while the sheet over it comes", arguments: World.each + losing)
  func member(world: World) async {
    let app = TestApp(in: world)
    await app.settle()
    app.navigator.reset(to: .product(id: 3))
    app.navigator.show(.signIn)
    await app.expect("main[*(product(3)) | account…] ⇧ sheet (signIn)")
    app.navigator.stack(.bag).path = [.product(id: 5)]
    app.navigator.stack(.products).path = []
    app.navigator.show(.checkout)
    await app.settle()
    app.clock.advance(by: .seconds(3))
    await app.settle()
    #expect(app.shown == app.navigator.tree.picture)
    #expect(app.shown.hasPrefix("main[*(products) | account…]"))
    #expect(app.screen.faults == [] && !app.codes.contains("NAV061"))
  }
}
