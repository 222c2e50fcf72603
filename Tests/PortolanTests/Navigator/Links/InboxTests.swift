import Foundation
import PortolanLinks
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A link waits only while its own target cannot be shown (N1, R6, R12)")
struct InboxTests {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  private func open(_ text: String, in shopping: Shopping) throws -> NavigationRequest {
    shopping.navigator.open(try url(text))
  }

  @Test func `held by the app, all wait, and are followed in order when it lets them`() async throws
  {
    let shopping = try await Shopping.showing(.splash)
    shopping.scene.holdsLinks = true
    let first = try open("shop://products/1", in: shopping)
    let second = try open("shop://products/2/reviews", in: shopping)
    #expect(shopping.scene.parked.map(\.target?.text) == ["product", "reviews"])
    #expect(shopping.scene.parked.allSatisfy { $0.isLink && $0.guard == nil && $0.detour == nil })
    #expect(shopping.picture == "splash")
    #expect(shopping.keeper.asked.isEmpty)
    shopping.scene.holdsLinks = false
    #expect(await shopping.outcome(of: second) == .arrived(.reviews(id: 2)))
    #expect(Outcome(first) == .arrived(.product(id: 1)))
    #expect(
      shopping.picture == #"main[*(products › product(2) › reviews(2)) | search("")… | account…]"#)
  }

  @Test func `held before anything is shown`() async throws {
    let shopping = Shopping()
    shopping.scene.holdsLinks = true
    let request = try open("shop://products/1", in: shopping)
    await settle()
    #expect(request.outcome == nil && shopping.picture.isEmpty)
    shopping.scene.holdsLinks = false
    #expect(await shopping.outcome(of: request) == .arrived(.product(id: 1)))
  }

  @Test func `R12: what stands in the part that is shown opens at once`() async throws {
    let shopping = try await Shopping.showing(.login)
    shopping.scene.holdsLinks = true
    let elsewhere = try open("shop://products/1", in: shopping)
    let here = try open("shop://sign-in", in: shopping)
    #expect(Outcome(here) == .arrived(.signIn))
    #expect(shopping.picture == "login ⇧ sheet (signIn)")
    #expect(elsewhere.outcome == nil)
  }

  @Test func `held, it is not tried again for what happens in the part that is shown`()
    async throws
  {
    let shopping = try await Shopping.showing(.product(id: 1))
    shopping.scene.holdsLinks = true
    let request = try open("shop://products/2", in: shopping)
    #expect(Outcome(request) == .arrived(.product(id: 2)), "it stands in the part that is shown")
    try await shopping.navigator.navigate(to: .login)
    let held = try open("shop://products/3", in: shopping)
    try await shopping.navigator.navigate(to: .signIn)
    try await shopping.navigator.dismiss().arrival()
    let resumed = shopping.events.count { if case .resumed = $0 { true } else { false } }
    #expect(resumed == 0 && held.outcome == nil)
  }

  @Test func `held, it opens when its part is shown, and the others go on waiting`() async throws {
    let shopping = try await Shopping.showing(.splash)
    shopping.scene.holdsLinks = true
    let request = try open("shop://products/1", in: shopping)
    try await shopping.navigator.navigate(to: .login)
    #expect(request.outcome == nil && shopping.scene.parked.count == 1)
    try await shopping.navigator.navigate(to: .main)
    #expect(await shopping.outcome(of: request) == .arrived(.product(id: 1)))
  }

  @Test func `what was asked for in code is not held`() async throws {
    let shopping = try await Shopping.showing(.splash)
    shopping.scene.holdsLinks = true
    let request = shopping.navigator.show(.product(id: 1))
    #expect(await shopping.outcome(of: request) == .arrived(.product(id: 1)))
  }

  @Test func `let go twice, or held twice, nothing is followed twice`() async throws {
    let shopping = try await Shopping.showing(.splash)
    shopping.scene.holdsLinks = true
    shopping.scene.holdsLinks = true
    let request = try open("shop://products/1", in: shopping)
    #expect(try open("shop://products/1", in: shopping) === request)
    shopping.scene.holdsLinks = false
    shopping.scene.holdsLinks = false
    _ = await shopping.outcome(of: request)
    let followed = shopping.events.filter { event in
      if case .resumed(let it) = event { it.request.number == request.number } else { false }
    }
    #expect(followed.count == 1)
    #expect(try open("shop://products/1", in: shopping) !== request, "followed, it is done with")
  }

  @Test func `the guard of its target is not ready: it waits alone, others are followed`()
    async throws
  {
    let table = LinkTable<Shop>(schemes: ["shop"]) {
      LinkPattern("/club", .club)
      LinkPattern("/bag", .bag)
    }
    let keeper = ShopKeeper()
    keeper.club = { .wait }
    let navigator = Navigator(ShopMap(), guards: keeper, links: table, clock: TestClock())
    try await navigator.navigate(to: .main)
    let club = navigator.open(try url("shop://club"))
    await eventually { navigator.scene.parked.count == 1 }
    let bag = navigator.open(try url("shop://bag"))
    #expect(Outcome(bag) == .arrived(.bag))
    #expect(club.outcome == nil)
    keeper.club = { .allow }
    await navigator.revalidate()
    await eventually { club.outcome != nil }
    #expect(Outcome(club) == .arrived(.club))
  }

  @Test func `a detour that has nothing to come over lets a link wait as well`() async throws {
    let shopping = Shopping()
    let request = try open("shop://orders/1", in: shopping)
    await eventually { shopping.scene.parked.map(\.detour) == [nil] }
    #expect(request.outcome == nil && shopping.picture.isEmpty && !shopping.scene.isBusy)
    try await shopping.navigator.navigate(to: .main)
    await eventually { shopping.picture.hasSuffix("⇧ sheet (signIn)") }
    shopping.keeper.isSignedIn = true
    try shopping.context(.signIn).close()
    #expect(await shopping.outcome(of: request) == .arrived(.order(id: 1)))
  }

  @Test func `code that has nothing to come over fails instead`() async throws {
    let shopping = Shopping()
    let request = shopping.navigator.show(.order(id: 1))
    let label = AnyRoute(Shop.signIn).label
    #expect(await shopping.outcome(of: request) == .failed(.nothingToPresentOver(route: label)))
  }

  @Test func `a push onto a stack that is not there yet waits too`() async throws {
    let table = LinkTable<Shop>(schemes: ["shop"]) { LinkPattern("/help", .help) }
    let navigator = Navigator(ShopMap(), guards: ShopKeeper(), links: table, clock: TestClock())
    try await navigator.navigate(to: .splash)
    let request = navigator.open(try url("shop://help"))
    #expect(request.outcome == nil && navigator.scene.parked.count == 1)
    try await navigator.navigate(to: .main)
    await eventually { request.outcome != nil }
    #expect(Outcome(request) == .arrived(.help))
    try await navigator.navigate(to: .lock)
    let late = navigator.open(try url("shop://help"))
    #expect(Outcome(late) == .failed(.noStack(for: AnyRoute(Shop.help).label)), "lock lasts")
  }

  @Test func `more than there is room for: the oldest end, and it is said`() async throws {
    let shopping = try await Shopping.showing(.splash)
    shopping.scene.holdsLinks = true
    shopping.scene.inboxLimit = 2
    let requests = try (1...4).map { try open("shop://products/\($0)", in: shopping) }
    #expect(
      requests.map(Outcome.init) == [
        .superseded(by: requests[2]), .superseded(by: requests[3]), .pending, .pending,
      ])
    #expect(shopping.diagnostics() == ["NAV047", "NAV047"])
    #expect(!shopping.events.contains { "\($0)".contains("product(") })
    shopping.scene.holdsLinks = false
    #expect(await shopping.outcome(of: requests[3]) == .arrived(.product(id: 4)))
  }

  @Test func `requests in code that wait take no room`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.scene.inboxLimit = 1
    let code = shopping.navigator.show(.order(id: 1))
    await eventually { shopping.scene.parked.count == 1 && !shopping.scene.isBusy }
    let link = try open("shop://orders/2", in: shopping)
    await eventually { shopping.scene.parked.count == 2 && !shopping.scene.isBusy }
    #expect(code.outcome == nil && link.outcome == nil)
  }

  @Test func `no room at all: a link that would wait ends`() async throws {
    let shopping = try await Shopping.showing(.splash)
    shopping.scene.inboxLimit = 0
    let request = try open("shop://sign-in", in: shopping)
    #expect(Outcome(request) == .superseded(by: nil))
    try await shopping.navigator.navigate(to: .main)
    #expect(Outcome(try open("shop://sign-in", in: shopping)) == .arrived(.signIn))
  }

  @Test func `each scene has its own`() async throws {
    let one = try await Shopping.showing(.splash)
    let other = try await Shopping.showing(.main)
    one.scene.holdsLinks = true
    let waiting = try open("shop://products/1", in: one)
    #expect(Outcome(try open("shop://products/1", in: other)) == .arrived(.product(id: 1)))
    #expect(waiting.outcome == nil && other.scene.parked.isEmpty)
  }

  @Test func `held for too long it expires, closed it ends`() async throws {
    let shopping = try await Shopping.showing(.splash)
    shopping.scene.holdsLinks = true
    let first = try open("shop://products/1", in: shopping)
    await shopping.clock.advance(by: .seconds(600))
    #expect(await shopping.outcome(of: first) == .failed(.expired))
    let second = try open("shop://products/2", in: shopping)
    shopping.scene.close()
    #expect(Outcome(second) == .failed(.sceneGone))
    shopping.scene.holdsLinks = false
    #expect(shopping.picture == "splash")
  }
}
