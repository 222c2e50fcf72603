import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A map can choose a placement by the value of the route beneath the screen (RouteComposer)")
struct SwitchTests {
  private let keeper = PressKeeper()

  private func press() throws -> SceneNavigator {
    try SceneNavigator(
      NavigationFeature(PageMap()), NavigationFeature(PressMap(), guards: keeper),
      clock: TestClock())
  }

  // RouteComposer walks through the whole chain with the value that was asked for before any
  // transformer has run: a switch behind one knows none of its cases, not even its default, and
  // the navigation fails, for it found nothing to begin from.
  @Test(arguments: [
    (0, "shelf(issue(0) › page(0))"), (11, "shelf(issue(0)) ⇧ sheet (issue(1) › page(11))"),
    (25, "shelf(issue(2) › page(25))"), (37, "(issue(3) › page(37))"),
    (49, "shelf(box(4) › issue(4) › page(49))"),
  ])
  func `the issue of a page says where it stands`(page: Int, picture: String) async throws {
    let press = try press()
    _ = try await press.of(Page.self).navigate(to: .page(page))
    #expect(press.tree.picture == picture)
  }

  // The finder that a case holds is asked there with the untransformed value too, and throws; that
  // is taken for not found.
  @Test func `what is there already is found by the other value`() async throws {
    let press = try press()
    let issue = try #require(await press.of(Press.self).navigate(to: .issue(2)).node)
    _ = try await press.of(Page.self).navigate(to: .page(25))
    _ = try await press.of(Page.self).navigate(to: .page(26))
    #expect(press.tree.picture == "shelf(issue(2) › page(26))")
    #expect(press.tree.contains(issue))
  }

  // A default that is chosen for want of a case would skip the interceptors of the right one.
  @Test func `the guards are those of what was chosen`() async throws {
    let press = try press()
    keeper.verdict = .deny("sold out")
    _ = try await press.of(Page.self).navigate(to: .page(0))
    #expect(keeper.asked == 0)
    await #expect(throws: NavigationError.self) {
      _ = try await press.of(Page.self).navigate(to: .page(11))
    }
    #expect(keeper.asked == 1)
    #expect(press.tree.picture == "shelf(issue(0) › page(0))")
  }
}

/// Pages know only their number.
private enum Page: NavigationRoute { case page(Int) }

/// Each page stands on the issue that it is in, a route of another feature with another value.
private struct PageMap: NavigationMap {
  func destination(for route: Page) -> RouteDestination<Page> {
    switch route {
    case .page(let number): return .screen(.pushed(onto: Press.issue(number / 10)))
    }
  }
}

private enum Press: NavigationRoute {
  case shelf, issue(Int), box(Int)

  enum Guard: Hashable, Sendable { case inStock }
}

/// Where an issue stands depends on its number.
private struct PressMap: NavigationMap {
  func destination(for route: Press) -> RouteDestination<Press> {
    switch route {
    case .shelf: return .stack(root: .issue(0), .root)
    case .box: return .screen(.pushed(asOnlyElementOf: .shelf))
    case .issue(let number):
      switch number {
      case 1: return .screenInStack(.presented(.sheet, over: .shelf), guards: [.inStock])
      case 3: return .screenInStack(.root)
      case 4: return .screen(.pushed(onto: .box(4)))
      default: return .screen(.pushed(asOnlyElementOf: .shelf))
      }
    }
  }
}

@MainActor private final class PressKeeper: GuardKeeper {
  var verdict = Verdict<Press>.allow
  private(set) var asked = 0

  func verdict(on rule: Press.Guard) async -> Verdict<Press> {
    asked += 1
    return verdict
  }
}
