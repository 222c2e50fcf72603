import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures
@testable import PortolanLog

@MainActor
@Suite("A log records who made each request, what its guards answered and how the request ended")
struct NavigationLogTests {
  private let recording = Recording(host: RecordingHost())

  /// A record without the places in the code.
  private func text(_ record: LogRecord?) -> String {
    let lines = "\(record.map(\.description) ?? "")".split(separator: "\n")
    return lines.map { line in
      line.replacing(/PortolanTests\/\w+\.swift:\d+/, with: "here")
    }.joined(separator: "\n")
  }

  @Test func `a plain request`() async {
    await recording.after { $0.show(.product(id: 7)) }
    #expect(
      text(recording.records.first) == """
        1 show product, by here under ShopMap
          started: allow
          switch to main
          → main[*(products › product) | search… | account…]
          arrived at product
        """)
    #expect(
      recording.records.first?.requester?.hasPrefix("PortolanTests/NavigationLogTests.swift:")
        == true)
  }

  @Test func `a detour, parked and tried again`() async throws {
    await recording.after { $0.show(.main) }
    await recording.after { $0.show(.orders) }
    recording.shopping.keeper.isSignedIn = true
    await recording.after { $0.dismiss() }
    #expect(
      text(recording.records[1]) == """
        2 show orders, by here under ShopMap
          signedIn: detour to signIn
          parked
          tried again
          signedIn: allow
          fill account in main
          select account in main
          → main[(products) | search… | *(account › orders)]
          arrived at orders
        """)
    #expect(recording.records[2].words == "show signIn")
  }

  @Test func `a redirect names where it leads`() async {
    recording.shopping.keeper.isBagEmpty = true
    recording.shopping.keeper.isSignedIn = true
    await recording.after { $0.show(.main) }
    await recording.after { $0.show(.checkout) }
    #expect(recording.records[1].answers.contains { $0.hasSuffix("redirect to bag") })
    #expect(text(recording.records[1]).hasSuffix("arrived at bag"))
  }

  @Test func `a denial, an error and a deadline`() async {
    await recording.after { $0.show(.main) }
    recording.shopping.keeper.club = { .deny("members only") }
    await recording.after { $0.show(.club) }
    recording.shopping.keeper.club = { throw CancellationError() }
    await recording.after { $0.show(.club) }
    struct Odd: Error {}
    recording.shopping.keeper.club = { throw Odd() }
    await recording.after { $0.show(.club) }
    let ends = recording.records.compactMap(\.code)
    #expect(ends == ["NAV030", "NAV041", "NAV033"])
    let answers = recording.records.dropFirst().flatMap(\.answers)
    #expect(answers == ["club: deny", "club: failed NAV041", "club: failed NAV033"])
  }

  @Test func `a link that cannot be read`() async throws {
    let url = try #require(URL(string: "shop://nowhere/7"))
    await recording.after { $0.open(url) }
    #expect(
      text(recording.records.first) == """
        1 open a link, by a link from here under ShopMap
          failed NAV024 No pattern has the link.
        """)
  }

  @Test func `what the user did`() async throws {
    await recording.after { $0.show(.product(id: 7)) }
    let host = try #require(recording.shopping.host)
    host.screen.swipeBack()
    recording.shopping.scene.screenDidChange()
    let record = try #require(recording.records.last)
    #expect(record.number == nil && record.requester == "the user")
    #expect(record.words == "followed the screen")
    #expect(record.tree == "main[*(products) | search… | account…]")
  }

  @Test func `a gesture that was stopped`() async throws {
    await recording.after { $0.show(.main) }
    let tabs = try #require(recording.navigator.tree.layerRoots.first)
    recording.shopping.scene.submit(gesture: .select(.member(of: tabs, at: 2)))
    let record = try #require(recording.records.last { $0.number != nil })
    #expect(record.words == "selectMember" && record.requester == "the user")
  }

  @Test func `a diagnostic is a record of its own`() async throws {
    await recording.after { $0.show(.main) }
    recording.shopping.scene.report(NavigationError.gone.diagnostic)
    let record = try #require(recording.records.last)
    #expect(record.number == nil && record.code == "NAV015")
    #expect(text(record).contains(NavigationError.gone.diagnostic.what))
  }

  @Test func `a request that has not ended`() async {
    await recording.after { $0.show(.main) }
    await recording.after { $0.show(.account) }
    let record = recording.records[1]
    #expect(record.end == nil && record.tree == nil && record.isParked)
  }
}
