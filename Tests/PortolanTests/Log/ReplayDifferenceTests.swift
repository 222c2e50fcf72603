import Testing

@testable import Portolan
@testable import PortolanFixtures
@testable import PortolanLog

@MainActor @Suite("A replay reports where another version of the app behaves differently")
struct ReplayDifferenceTests {
  /// The shop, with one destination changed.
  private struct OtherShop: NavigationMap {
    var changed: Shop
    var destination: RouteDestination<Shop>

    func destination(for route: Shop) -> RouteDestination<Shop> {
      route == changed ? destination : ShopMap().destination(for: route)
    }
    var samples: [Shop] { ShopMap().samples }
  }

  private func report(
    _ changed: Shop, _ destination: RouteDestination<Shop>, after asked: [Shop],
    isSignedIn: Bool = true
  ) async throws -> NavigationReplay.Report {
    let recording = Recording()
    recording.shopping.keeper.isSignedIn = isSignedIn
    for route in asked { await recording.after { $0.show(route) } }
    #expect(try recording.replay().differences.isEmpty)
    return try recording.replay(with: OtherShop(changed: changed, destination: destination))
  }

  @Test func `another placement`() async throws {
    let report = try await report(
      .bag, .screen(.pushed(onto: .products)), after: [.main, .bag, .lock])
    let first = try #require(report.differences.first)
    #expect(first.request.hasPrefix("2 ") && first.subject == .tree)
    #expect(first.recorded == "main[*(products) | search… | account…] ⇧ sheet (bag)")
    #expect(first.replayed == "main[*(products › bag) | search… | account…]")
    #expect(report.differences.map(\.subject).prefix(2) == [.tree, .steps])
    #expect(report.replayed == 3)
  }

  @Test func `a guard that was not asked`() async throws {
    let report = try await report(
      .lock, .screen(.root, guards: [.signedIn]), after: [.main, .lock])
    #expect(report.differences.map(\.subject) == [.tree, .steps, .outcome])
    let outcome = try #require(report.differences.first { $0.subject == .outcome })
    #expect(outcome.recorded == "arrived at lock" && outcome.replayed == "nothing")
  }

  @Test func `a guard that is not asked any more`() async throws {
    let report = try await report(
      .account, .screenInStack(.member(of: .main)), after: [.main, .account, .lock])
    let first = try #require(report.differences.first)
    #expect(first.subject == .guards && first.recorded == "signedIn: allow")
    #expect(first.replayed == "nothing")
    #expect(report.differences.count == 1)
  }

  @Test func `a guard that parked a request`() async throws {
    let report = try await report(
      .account, .screenInStack(.member(of: .main)), after: [.main, .account], isSignedIn: false)
    #expect(report.differences.contains { $0.request.hasPrefix("2 ") && $0.subject == .guards })
    #expect(report.differences.contains { $0.request.hasPrefix("2 ") && $0.subject == .outcome })
  }

  @Test func `an error instead of an arrival`() async throws {
    let report = try await report(
      .club, .screenInStack(.pushed(onto: .products)), after: [.main, .club])
    let outcome = try #require(report.differences.first { $0.subject == .outcome })
    #expect(outcome.recorded == "arrived at club")
    #expect(outcome.replayed == "failed NAV006")
  }

  @Test func `the same twice, and all of it in words`() async throws {
    let recording = Recording()
    await recording.after { $0.show(.main) }
    await recording.after { $0.show(.bag) }
    let export = try LogFile(reading: recording.log.export())
    let other = OtherShop(changed: .bag, destination: .screen(.root))
    let replay = try NavigationReplay(export, maps: other)
    let report = replay.run()
    #expect(replay.run() == report)
    #expect(
      report.description.hasPrefix(
        "2 replayed, 2 differences\n2 show bag, by PortolanTests/ReplayDifferenceTests.swift:"))
    #expect(report.description.contains("\n  replayed bag\n"))
  }
}
