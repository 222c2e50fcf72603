import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A log says of each request who asked, what guards said, what was done, how it ended")
struct NavigationLogTests {
  private let recording = Recording(host: RecordingHost())

  /// A record without the places in the code.
  private func text(_ record: PlanRecord?) -> String {
    let lines = "\(record.map(\.description) ?? "")".split(separator: "\n")
    return lines.map { line in
      line.firstRange(of: " at NavigatorTests").map { String(line[..<$0.lowerBound]) } ?? "\(line)"
    }.joined(separator: "\n")
  }

  @Test func `a plain request`() async {
    await recording.after { $0.show(.product(id: 7)) }
    #expect(
      text(recording.records.first) == """
        1 reach product, by code under ShopMap
          started: allow
          switch to main
          → main[*(products › product) | search… | account…]
          arrived at product
        """)
    #expect(recording.records.first?.site.fileID == "NavigatorTests/NavigationLogTests.swift")
  }

  @Test func `a detour, parked and tried again`() async throws {
    await recording.after { $0.show(.main) }
    await recording.after { $0.show(.orders) }
    recording.shopping.keeper.isSignedIn = true
    await recording.after { $0.dismiss() }
    #expect(
      text(recording.records[1]) == """
        2 reach orders, by code under ShopMap
          signedIn: detour to signIn
          parked
          tried again
          signedIn: allow
          fill account in main
          select account in main
          → main[(products) | search… | *(account › orders)]
          arrived at orders
        """)
    #expect(recording.records[2].asker == .detour)
    #expect(recording.records[3].asker == .leaving)
  }

  @Test func `a redirect names where it leads`() async {
    recording.shopping.keeper.isBagEmpty = true
    recording.shopping.keeper.isSignedIn = true
    await recording.after { $0.show(.main) }
    await recording.after { $0.show(.checkout) }
    #expect(recording.records[1].redirects.map(\.name) == ["bag"])
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
    let ends = recording.records.dropFirst().compactMap { $0.end?.code }
    #expect(ends == ["NAV030", "NAV041", "NAV033"])
    let answers = recording.records.dropFirst().flatMap(\.answers).map(\.description)
    #expect(answers == ["club: deny", "club: failed NAV041", "club: failed NAV033"])
  }

  @Test func `a link that cannot be read`() async throws {
    let url = try #require(URL(string: "shop://nowhere/7"))
    await recording.after { $0.open(url) }
    #expect(
      text(recording.records.first) == """
        1 open a link, by link under ShopMap
          failed NAV024 No pattern has the link's path.
        """)
  }

  @Test func `what the user did`() async throws {
    await recording.after { $0.show(.product(id: 7)) }
    let host = try #require(recording.shopping.host)
    host.screen.swipeBack()
    recording.shopping.scene.screenDidChange()
    let record = try #require(recording.records.last)
    #expect(record.number == 0 && record.asker == .user)
    #expect(record.asked.description == "follow")
    #expect(record.change?.steps == ["pop product off products"])
    #expect(record.change?.tree == "main[*(products) | search… | account…]")
  }

  @Test func `a gesture that was stopped, and a revalidation`() async throws {
    await recording.after { $0.show(.main) }
    let tabs = try #require(recording.navigator.tree.layerRoots.first)
    recording.shopping.scene.submit(.select(in: tabs, position: 2))
    await recording.navigator.revalidate()
    let asked = recording.records.dropFirst().map { "\($0.asked), \($0.asker)" }
    #expect(asked.prefix(1) == ["move select 0 at 2, user"])
    #expect(asked.contains("revalidate, code"))
    #expect(recording.records.contains { $0.asker == .code })
  }

  @Test func `diagnostics stand in the newest record, at most ten`() async {
    await recording.after { $0.show(.main) }
    for _ in 0..<30 { recording.shopping.scene.report(NavigationError.gone.diagnostic) }
    #expect(recording.records.map(\.diagnostics.count) == [10])
    #expect(text(recording.records.last).contains("NAV015"))
  }

  @Test func `a request that has not ended`() async {
    await recording.after { $0.show(.main) }
    await recording.after { $0.show(.account) }
    let record = recording.records[1]
    #expect(record.end == nil && record.change == nil && record.parked.count == 1)
  }

  @Test func `moments count upwards through all records`() async {
    await recording.after { $0.show(.main) }
    await recording.after { $0.back() }
    let moments = recording.records.flatMap { record in
      [record.at] + record.answers.map(\.at)
        + [record.change?.at, record.end?.at].compactMap { $0 }
    }
    #expect(moments == Array(1...moments.count))
  }
}
