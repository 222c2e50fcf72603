import Foundation
import PortolanLinks
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("Setting a path from text or a link asks guards and waits like any request (P7)")
struct GuardedPathTests {
  private static let links = LinkTable<Shop>(
    schemes: ["path"], pathOf: .products
  ) {
    LinkPattern("/product/{id}", Shop.product) { if case .product(let id) = $0 { id } else { nil } }
    LinkPattern("/search/{words}", Shop.search) {
      if case .search(let words) = $0 { words } else { nil }
    }
    LinkPattern("/club", .club)
    LinkPattern("/help", .help)
  }

  private func shopping() async throws -> (Navigator<Shop>, ShopKeeper) {
    let keeper = ShopKeeper()
    let navigator = Navigator(ShopMap(), guards: keeper, links: Self.links, clock: TestClock())
    try await navigator.navigate(to: .main)
    return (navigator, keeper)
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func `guards are asked, and the same link twice is one request`() async throws {
    let (navigator, keeper) = try await shopping()
    let gate = Gate()
    keeper.club = {
      await gate.wait()
      return .allow
    }
    let link = try url("path://product/1/club")
    let first = navigator.open(link)
    #expect(navigator.open(link) === first)
    #expect(first.outcome == nil)
    await eventually { gate.isAwaited }
    gate.open()
    await eventually { first.outcome != nil }
    #expect(navigator.tree.picture.hasPrefix("main[*(products › product(1) › club)"))
  }

  /// The example of `LinkTable`'s documentation.
  @Test func `a path of values, each pattern as long as it may be`() async throws {
    let table = LinkTable<Shop>(schemes: ["store"], pathOf: .products) {
      LinkPattern("/{id}", Shop.product) { if case .product(let id) = $0 { id } else { nil } }
      LinkPattern("/{id}/reviews", Shop.reviews) {
        if case .reviews(let id) = $0 { id } else { nil }
      }
    }
    let navigator = Navigator(ShopMap(), guards: ShopKeeper(), links: table, clock: TestClock())
    try await navigator.navigate(to: .main)
    navigator.open(try url("store://1/2/reviews"))
    #expect(navigator.stack(.products).path == [.product(id: 1), .reviews(id: 2)])
    let request = navigator.open(try url("store://1/x/reviews"))
    let miss = LinkMiss(
      segments: 1, expected: [.value("id", kind: "integer")], nearest: "/{id}/reviews")
    #expect(request.outcome == .failure(.wrongPath(problem: .noPattern(miss))))
  }

  @Test func `refused, nothing moves`() async throws {
    let (navigator, keeper) = try await shopping()
    keeper.club = { .deny("members only") }
    let before = navigator.tree
    let request = navigator.stack(.products).set("product/1/club")
    #expect(navigator.stack(.products).path == [.product(id: 1), .club])
    await eventually { request.outcome != nil }
    #expect(navigator.tree == before && navigator.stack(.products).path.isEmpty)
  }

  @Test func `during start-up it waits and is followed when the app is ready`() async throws {
    let keeper = ShopKeeper()
    keeper.isStarted = false
    let navigator = Navigator(ShopMap(), guards: keeper, links: Self.links, clock: TestClock())
    let request = navigator.open(try url("path://product/7/help"))
    await eventually { navigator.scene.parked.count == 1 }
    keeper.isStarted = true
    await navigator.revalidate()
    await eventually { request.outcome != nil }
    #expect(navigator.tree.picture.hasPrefix("main[*(products › product(7) › help)"))
  }

  @Test("A6: no error, event or diagnostic repeats what stands in a value's place")
  func secrets() async throws {
    let secret = "hunter"
    for text in [
      "product/\(secret)", "help/product/\(secret)", "search/\(secret)/nowhere",
      "search/\(secret)/product", "product/1/search/\(secret)/\(secret)2", "help/\(secret)%40a.b",
    ] {
      let (navigator, _) = try await shopping()
      var said: [String] = []
      navigator.scene.onEvent = { event in
        said.append("\(event)")
        dump(event, to: &said[said.count - 1])
      }
      let byText = navigator.stack(.products).set(text)
      let byLink = navigator.open(try url("path://\(text)"))
      await eventually { byText.outcome != nil && byLink.outcome != nil }
      await settle()
      for request in [byText, byLink] {
        guard case .failure(let error)? = request.outcome else {
          Issue.record("\(text) was read")
          continue
        }
        said += ["\(error)", error.diagnostic.description]
      }
      #expect(said.count >= 6)
      #expect(!said.contains { $0.contains(secret) }, "\(text)")
    }
  }
}
