import Foundation
import PortolanLinks
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite(
  "A failure listener gets the link and its source, but no message shows the link (mail-app F10)")
struct LinkFailureTests {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test(arguments: ["shop://nowhere/hunter2", "shop://orders/7?token=hunter2"])
  func `a link that no table reads, and one that a guard refuses`(text: String) async throws {
    let shopping = try await Shopping.showing(.main)
    let link = try url(text)
    shopping.scene.open(link, as: .widget, options: .from(.system))
    await eventually { shopping.picture.hasSuffix("(signIn)") || !shopping.failures.isEmpty }
    if shopping.failures.isEmpty {
      try shopping.context(.signIn).close()
      await eventually { !shopping.failures.isEmpty }
    }
    let site = try #require(shopping.failures.first?.site)
    #expect(site.url == link && site.source == .widget && site == .system)
    var dumped = ""
    dump(site, to: &dumped)
    dump(shopping.events, to: &dumped)
    let written = String(decoding: try JSONEncoder().encode(site), as: UTF8.self)
    for text in ["\(site)", String(reflecting: site), dumped, written, "\(shopping.events)"] {
      #expect(!text.contains("hunter2"))
    }
  }

  @Test func `the source that its opener does not name, and none for code`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.navigator.open(try url("https://shop.example/nowhere"))
    shopping.navigator.dismiss()
    await eventually { shopping.failures.count == 2 }
    #expect(Set(shopping.failures.map(\.site.source)) == [.universalLink, nil])
    #expect(shopping.failures.first { $0.site.source == nil }?.site.url == nil)
  }

  @Test func `one that waited in another run of the app names the source that it had`()
    async throws
  {
    let first = try await Shopping.showing(.login)
    first.scene.holdsLinks = true
    first.navigator.open(try url("shop://products/1"), as: .notification)
    #expect(first.scene.parked.count == 1)
    let second = try await Shopping.showing(.splash)
    second.scene.holdsLinks = true
    let scene = try SavedScene(reading: try first.scene.save().data())
    try await second.scene.restore(scene).arrival()
    #expect(second.scene.parked.count == 1)
    // Once more: a restored link is saved as it came.
    let third = try await Shopping.showing(.main)
    let requests = try Waiting(in: second.scene).takeUp(in: third.scene)
    let arrival = try await requests[0].arrival()
    #expect(arrival.route == AnyRoute(Shop.product(id: 1)))
    guard case .link(let site) = arrival.requester else {
      Issue.record("\(arrival.requester)")
      return
    }
    #expect(site.source == .notification && site.url == nil)
  }

  @Test func `an arrival names the source of its link`() async throws {
    let shopping = try await Shopping.showing(.main)
    let arrival = try await shopping.navigator.open(try url("shop://bag"), as: .handoff).arrival()
    guard case .link(let site) = arrival.requester else {
      Issue.record("\(arrival.requester)")
      return
    }
    #expect(site.source == .handoff)
  }
}
