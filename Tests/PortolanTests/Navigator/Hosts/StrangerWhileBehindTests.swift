import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("Each screen of other code gets its own node, also while the host shows an older tree")
struct StrangerWhileBehindTests {
  /// Both are new since the tree that the screen shows.
  @Test func `it has a node of its own`() async throws {
    let host = RecordingHost()
    let shopping = try await Shopping.showing(.main, host: host)
    host.isTransitioning = true
    shopping.navigator.show(.product(id: 1))
    let node = try #require(shopping.navigator.tree.visiblePath.last)
    let stranger = Stranger()
    host.screen.present(ForeignID(stranger))
    host.isTransitioning = false
    shopping.navigator.scene.screenDidChange()
    #expect(host.plans.last?.entering == [node])
    #expect(host.screen.picture == shopping.picture && host.faults.isEmpty)
  }
}

@MainActor private final class Stranger {}
