import Foundation
import PortolanLinks
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite(
  "A screen can delay links, and a link can keep the part that it replaces (bug-reports X2, X4)")
struct HeldLinkTests {
  private enum Till: NavigationRoute {
    case shop, news, pay, receipt, help, other, card
  }

  private struct TillMap: NavigationMap {
    func destination(for route: Till) -> RouteDestination<Till> {
      switch route {
      case .shop, .other: return .screenInStack(.root)
      case .news: return .screenInStack(.presented(.sheet)).holdingLinks
      case .pay: return .screen(.pushed(onto: .shop)).holdingLinks
      case .receipt: return .screen(.pushed(onto: .pay))
      case .help: return .screen(.pushed(onto: .shop))
      case .card: return .screen(.presented(.sheet))
      }
    }
  }

  private let navigator = Navigator(
    TillMap(),
    links: LinkTable<Till>(schemes: ["till"]) {
      LinkPattern("/help", .help)
      LinkPattern("/receipt", .receipt)
      LinkPattern("/pay", .pay)
      LinkPattern("/card", .card)
      LinkPattern("/other", .other)
    }, clock: TestClock())

  private func open(_ path: String, options: RequestOptions = .init()) throws -> NavigationRequest {
    navigator.open(try #require(URL(string: "till://\(path)")), options: options)
  }

  private var picture: String { navigator.tree.picture }

  @Test(arguments: ["help", "card", "other"])
  func `bug-reports X4: a link waits for the news`(path: String) async throws {
    try await navigator.navigate(to: .shop)
    try await navigator.navigate(to: .news)
    let request = try open(path)
    await settle()
    #expect(picture == "(shop) ⇧ sheet (news)" && request.state == .parked)
    #expect(navigator.scene.parked.map(\.detour?.text) == ["news"])
    try await navigator.dismiss().arrival()
    await eventually { request.outcome != nil }
    #expect(try request.outcome?.get().route?.label.text == path)
  }

  @Test func `bug-reports X4: for a payment too, but the way back to it is open`() async throws {
    try await navigator.navigate(to: .pay)
    let help = try open("help")
    let receipt = try open("receipt")
    await eventually { receipt.outcome != nil }
    #expect(picture == "(shop › pay › receipt)" && help.state == .parked)
    let again = try open("pay")
    await eventually { again.outcome != nil }
    #expect(picture == "(shop › pay)" && help.state == .parked)
    try await navigator.back().arrival()
    await eventually { help.outcome != nil }
    #expect(picture == "(shop › help)")
  }

  @Test func `bug-reports X4: code does not wait`() async throws {
    try await navigator.navigate(to: .pay)
    try await navigator.navigate(to: .help)
    #expect(picture == "(shop › help)")
  }

  @Test func `bug-reports X4: the screen goes on to the link's target`() async throws {
    try await navigator.navigate(to: .shop)
    try await navigator.navigate(to: .news)
    let request = try open("help")
    await settle()
    let node = try #require(navigator.tree.homes(of: AnyRoute(Till.news)).compactMap(\.node).last)
    try #require(ScreenContext<Till>(node: node, in: navigator.scene)).proceed(to: .shop)
    await eventually { request.outcome != nil }
    #expect(picture == "(shop › help)")
  }

  @Test(arguments: [true, false])
  func `bug-reports X2: the part that a link replaces stays when the call says so`(keeps: Bool)
    async throws
  {
    try await navigator.navigate(to: .help)
    try await open("other", options: keeps ? .keepingReplacedPart : .init()).arrival()
    #expect(picture.hasPrefix("(other)"))
    let back = navigator.showKept()
    await eventually { back.outcome != nil }
    #expect(picture.hasPrefix(keeps ? "(shop › help)" : "(other)"))
  }

  @Test func `bug-reports X2: also when its target is looked up`() async throws {
    let links = LinkTable<Till>(schemes: ["till"]) {
      LinkPattern("/named/{name}") { (name: String) in Till.other }
    }
    let navigator = Navigator(TillMap(), links: links, clock: TestClock())
    try await navigator.navigate(to: .help)
    let url = try #require(URL(string: "till://named/other"))
    try await navigator.open(url, options: .keepingReplacedPart).arrival()
    try await navigator.showKept().arrival()
    #expect(navigator.tree.picture.hasPrefix("(shop › help)"))
  }
}
