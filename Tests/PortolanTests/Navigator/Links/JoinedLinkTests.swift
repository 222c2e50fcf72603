import Foundation
import PortolanLinks
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite(
  "Callers that open the same waiting link share one request (attacks M2, M3, L9)")
struct JoinedLinkTests {
  private let directory = Directory()

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  private func shopping(
    naming find: (@MainActor (String) async throws -> Shop)? = nil
  ) async throws -> Navigator<Shop> {
    let directory = directory
    let find = find ?? { .product(id: try await directory.id(of: $0)) }
    let links = LinkTable<Shop>(schemes: ["shop"]) {
      LinkPattern("/named/{name}") { (name: String) in try await find(name) }
    }
    let navigator = Navigator(ShopMap(), guards: ShopKeeper(), links: links, clock: TestClock())
    try await navigator.navigate(to: .main)
    return navigator
  }

  @Test func `attacks M2: one caller of a parked link goes, the other's link stays`() async throws {
    let shopping = try await Shopping.showing(.main)
    let link = try url("shop://orders/1")
    let first = Task { try await shopping.navigator.open(link).arrival() }
    await eventually { shopping.picture.hasSuffix("(signIn)") }
    let second = shopping.navigator.open(link)
    first.cancel()
    await #expect(throws: NavigationError.cancelled) { try await first.value }
    await settle()
    #expect(second.outcome == nil)
    shopping.keeper.isSignedIn = true
    try shopping.context(.signIn).close()
    #expect(await shopping.outcome(of: second) == .arrived(.order(id: 1)))
  }

  @Test func `attacks M2: the same while its target is looked up`() async throws {
    let navigator = try await shopping()
    let link = try url("shop://named/lamp")
    let first = Task { try await navigator.open(link).arrival() }
    await eventually { !directory.asked.isEmpty }
    let second = navigator.open(link)
    first.cancel()
    await #expect(throws: NavigationError.cancelled) { try await first.value }
    await settle()
    #expect(second.outcome == nil)
    directory.answer(.success(7))
    await eventually { second.outcome != nil }
    #expect(Outcome(second) == .arrived(.product(id: 7)))
    #expect(directory.asked == ["lamp"])
  }

  @Test func `attacks M3: a refused source takes no other with it`() async throws {
    let navigator = try await shopping()
    navigator.scene.linkPolicy = { $0.source != .notification }
    let link = try url("shop://named/lamp")
    let refused = navigator.open(link, as: .notification)
    let allowed = navigator.open(link)
    await eventually { !directory.asked.isEmpty }
    await settle()
    directory.answer(.success(7))
    await eventually { refused.outcome != nil && allowed.outcome != nil }
    let label = AnyRoute(Shop.product(id: 7)).label
    #expect(refused.outcome == .failure(.linkNotAllowed(route: label, from: .notification)))
    #expect(Outcome(allowed) == .arrived(.product(id: 7)))
    #expect(navigator.open(link, as: .scheme) !== allowed, "followed, it is done with")
  }

  /// Opens a link and waits for it, inside of a look-up.
  @MainActor private final class Opener {
    var navigator: Navigator<Shop>?
    private(set) var error: NavigationError?

    func follow(_ link: URL) async {
      do throws(NavigationError) { try await navigator?.open(link).arrival() } catch {
        self.error = error
      }
    }
  }

  @Test func `attacks L9: a look-up that waits for its own link is told so`() async throws {
    let opener = Opener()
    let link = try url("shop://named/lamp")
    let navigator = try await shopping { _ in
      await opener.follow(link)
      return .product(id: 7)
    }
    opener.navigator = navigator
    let request = navigator.open(link)
    await eventually { request.outcome != nil }
    #expect(Outcome(request) == .arrived(.product(id: 7)))
    #expect(opener.error == .reentrant)
  }

  @Test func `attacks L9: two look-ups do not wait for each other either`() async throws {
    let opener = Opener()
    let (lamp, desk) = (try url("shop://named/lamp"), try url("shop://named/desk"))
    let navigator = try await shopping { name in
      await opener.follow(name == "lamp" ? desk : lamp)
      return .product(id: name == "lamp" ? 7 : 8)
    }
    opener.navigator = navigator
    let request = navigator.open(lamp)
    await eventually { request.outcome != nil }
    #expect(Outcome(request) == .arrived(.product(id: 7)))
    #expect(opener.error == .reentrant)
  }

  @Test func `a look-up may wait for other requests`() async throws {
    let opener = Opener()
    let (lamp, desk) = (try url("shop://named/lamp"), try url("shop://named/desk"))
    let navigator = try await shopping { name in
      if name == "lamp" { await opener.follow(desk) }
      return .product(id: name == "lamp" ? 7 : 8)
    }
    opener.navigator = navigator
    let request = navigator.open(lamp)
    await eventually { request.outcome != nil }
    #expect(Outcome(request) == .arrived(.product(id: 7)) && opener.error == nil)
  }
}
