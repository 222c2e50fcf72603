import Foundation
import PortolanLinks
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A link that arrives while a sheet is open does what the documentation page on links says")
struct LinkOverSheetTests {
  enum Till: NavigationRoute {
    case shop, help, card, sheet, fixed, beside, popover, alert, ask(Asking)
  }

  struct Asking: ScreenQuestion {
    typealias Answer = Int
    var route: Till { .ask(self) }
  }

  private struct TillMap: NavigationMap {
    func destination(for route: Till) -> RouteDestination<Till> {
      switch route {
      case .shop: return .screenInStack(.root)
      case .help: return .screen(.pushed(onto: .shop))
      case .card, .sheet, .ask: return .screenInStack(.presented(.sheet))
      case .fixed: return .screen(.presented(.sheet.notDismissable))
      case .beside: return .screen(.presented(.sheet(.medium, undimmedThrough: .medium)))
      case .popover: return .screen(.presented(.popover(from: "filter")))
      case .alert: return .screen(.presented(.alert))
      }
    }
  }

  private let navigator = Navigator(
    TillMap(),
    links: LinkTable<Till>(schemes: ["till"]) {
      LinkPattern("/help", .help)
      LinkPattern("/card", .card)
    }, clock: TestClock())

  private func open(_ path: String) throws -> NavigationRequest {
    navigator.open(try #require(URL(string: "till://\(path)")))
  }

  @Test(
    "what covers its screen closes",
    arguments: [Till.sheet, .fixed, .popover, .alert])
  func closes(over route: Till) async throws {
    navigator.show(.shop)
    try await navigator.navigate(to: route)
    try await open("help").arrival()
    #expect(navigator.tree.picture == "(shop › help)")
  }

  @Test("a sheet that comes by a link stands on the one that is open") func stands() async throws {
    navigator.show(.shop)
    try await navigator.navigate(to: .sheet)
    try await open("card").arrival()
    #expect(navigator.tree.picture == "(shop) ⇧ sheet (sheet) ⇧ sheet (card)")
  }

  @Test("a sheet that lets the person work beneath it stays") func stays() async throws {
    navigator.show(.shop)
    try await navigator.navigate(to: .beside)
    try await open("help").arrival()
    #expect(navigator.tree.picture.hasPrefix("(shop › help) ⇧"), "\(navigator.tree.picture)")
  }

  @Test("code that asked a question learns that it was replaced") func question() async throws {
    navigator.show(.shop)
    let asked = Task { [navigator] in try await navigator.ask(Asking()) }
    await eventually { navigator.isPresenting }
    try await open("help").arrival()
    let ending = try await asked.value
    #expect(ending == .replaced)
  }

  @Test("a screen that asks before leaving is asked, and the link ends with it")
  func leaving() async throws {
    navigator.show(.shop)
    try await navigator.navigate(to: .sheet)
    let node = try #require(navigator.tree.node(of: Till.sheet))
    let screen = try #require(ScreenContext<Till>(node: node, in: navigator.scene))
    screen.askBeforeLeaving { .stay }
    let request = try open("help")
    await eventually { request.outcome != nil }
    guard case .failure(.stays)? = request.outcome else {
      Issue.record("\(String(describing: request.outcome))")
      return
    }
    #expect(navigator.tree.picture.hasSuffix("(sheet)"))
  }
}
