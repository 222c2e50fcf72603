import Foundation
import PortolanLinks
import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A link to a route with several possible placements waits until one of them can be used")
struct WaitingChoiceTests {
  /// `e` is a splash, `a` the app; `b` goes onto a stack or into a sheet.
  private struct ChoiceMap: NavigationMap {
    func destination(for route: Spot) -> RouteDestination<Spot> {
      switch route {
      case .e: return .screen(.root, isPassing: true)
      case .b:
        return .firstOf(.screen(.pushed(.inVisibleStack)), .screenInStack(.presented(.sheet)))
      case .c:
        return .firstOf(.screenInStack(.presented(.sheet)), .screen(.pushed(.inVisibleStack)))
      case .d: return .screen(.root)
      default: return .screenInStack(.root)
      }
    }
  }

  private func navigator() -> Navigator<Spot> {
    let links = LinkTable<Spot>(schemes: ["spot"]) {
      LinkPattern("/b", .b)
      LinkPattern("/c", .c)
    }
    return Navigator(ChoiceMap(), links: links, clock: TestClock())
  }

  @Test(arguments: [
    ("spot://b", Spot.a, "(a › b)"), ("spot://b", .d, "d ⇧ sheet (b)"),
    ("spot://c", .a, "(a) ⇧ sheet (c)"), ("spot://c", .d, "d ⇧ sheet (c)"),
  ])
  func `it is followed where it can then be placed`(
    link: String, part: Spot, picture: String
  ) async throws {
    let navigator = navigator()
    navigator.show(.e)
    let request = navigator.open(try #require(URL(string: link)))
    #expect(navigator.scene.parked.count == 1 && navigator.tree.picture == "e")
    navigator.show(part)
    try await request.arrival()
    #expect(navigator.tree.picture == picture)
  }
}
