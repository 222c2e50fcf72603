import Observation
import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

/// What is handed over: no value, so it cannot be compared or saved.
@MainActor private final class Draft {
  let text: String
  init(_ text: String) { self.text = text }
}

@MainActor @Suite("A request delivers the object that it carries to its target screen exactly once")
struct HandingTests {
  private func drafts(_ context: ScreenContext<Shop>) -> String? {
    context.takeHanded(as: Draft.self)?.text
  }

  @Test func `one that is built takes it once`() async throws {
    let host = BuildingHost()
    var taken: [String?] = []
    host.assemble = { context in
      guard context.route == AnyRoute(Shop.product(id: 1)) else { return }
      taken.append(context.takeHanded(as: Draft.self)?.text)
      taken.append(context.takeHanded(as: Draft.self)?.text)
    }
    let shopping = try await Shopping.showing(.main, host: host)
    try await shopping.navigator.navigate(to: .product(id: 1), handing: Draft("a"))
    #expect(taken == ["a", nil])
    #expect(try drafts(shopping.context(.product(id: 1))) == nil)
  }

  @Test func `only the screen that was asked for, not what is built with it`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.navigator.show(.reviews(id: 1), handing: Draft("a"))
    #expect(try drafts(shopping.context(.product(id: 1))) == nil)
    #expect(try drafts(shopping.context(.products)) == nil)
    #expect(try drafts(shopping.context(.reviews(id: 1))) == "a")
  }

  @Test func `a screen that is found is told, and those who watch for it`() async throws {
    let notes = Notes()
    var taken: [String] = []
    let shopping = Shopping(
      host: BuildingHost(),
      tasks: NotingTasks<Shop>(
        notes: notes, updating: { taken += [$0.takeHanded(as: Draft.self)?.text].compactMap { $0 } }
      ))
    try await shopping.navigator.navigate(to: .product(id: 1))
    try await shopping.navigator.navigate(to: .product(id: 1), handing: Draft("found"))
    #expect(taken == ["found"])
    let context = try shopping.context(.product(id: 1))
    let changes = Counter()
    withObservationTracking {
      _ = context.takeHanded(as: String.self)
    } onChange: {
      changes.count += 1
    }
    shopping.navigator.show(.product(id: 1), handing: "again")
    #expect(changes.count == 1)
  }

  @Test func `taking it tells nobody`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.navigator.show(.bag, handing: Draft("a"))
    let context = try shopping.context(.bag)
    let changes = Counter()
    withObservationTracking {
      #expect(drafts(context) == "a")
    } onChange: {
      changes.count += 1
    }
    #expect(drafts(context) == nil)
    #expect(changes.count == 0)
  }

  @Test func `closures, tuples, values and protocols are asked for by their types`() async throws {
    let shopping = try await Shopping.showing(.main)
    var renamed = ""
    shopping.navigator.show(.bag, handing: { (name: String) in renamed = name })
    let rename = try #require(try shopping.context(.bag).takeHanded(as: ((String) -> Void).self))
    rename("lamp")
    #expect(renamed == "lamp")
    shopping.navigator.show(.bag, handing: (1, "two"))
    let pair = try #require(try shopping.context(.bag).takeHanded(as: (Int, String).self))
    #expect(pair == (1, "two"))
    shopping.navigator.show(.bag, handing: Int?.none)
    #expect(try shopping.context(.bag).takeHanded(as: Int.self) == nil, "nil hands nothing over")
    let draft: any AnyObject & Sendable = Draft("a")
    shopping.navigator.show(.bag, handing: draft)
    #expect(try shopping.context(.bag).takeHanded(as: (any Sendable).self) is Draft)
    #expect(shopping.diagnostics().isEmpty)
  }

  @Test func `of another type it is a diagnostic, and stays`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.navigator.show(.bag, handing: "a secret")
    let context = try shopping.context(.bag)
    #expect(context.takeHanded(as: Int.self) == nil)
    #expect(shopping.diagnostics() == ["NAV086"])
    #expect(context.takeHanded() == "a secret")
    #expect(context.takeHanded(as: Int.self) == nil)
    #expect(shopping.diagnostics() == ["NAV086"], "there is nothing any more")
  }

  @Test func `none without, by a link, and to what stands in for it`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.navigator.open(try #require(.init(string: "shop://products/1")))
    #expect(try drafts(shopping.context(.product(id: 1))) == nil)
    shopping.keeper.club = { .redirect(to: .help) }
    try await shopping.navigator.navigate(to: .club, handing: Draft("a"))
    #expect(try drafts(shopping.context(.help)) == nil)
    #expect(shopping.diagnostics().isEmpty)
  }

  @Test func `the newest counts that was not taken`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.navigator.show(.bag, handing: Draft("a"))
    shopping.navigator.show(.bag, handing: Draft("b"))
    #expect(try drafts(shopping.context(.bag)) == "b")
  }

  @Test func `a double tap hands over the newest, before and after the commit`() async throws {
    let (shopping, host) = await Shopping.onLateHost(showing: .main)
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    let first = shopping.navigator.show(.club, handing: Draft("a"))
    let second = shopping.navigator.show(.club, handing: Draft("b"))
    await eventually { gate.isAwaited }
    gate.open()
    await eventually { shopping.picture.contains("club") }
    let context = try shopping.context(.club)
    #expect(drafts(context) == "b")
    let third = shopping.navigator.show(.club, handing: Draft("c"))
    #expect(first === second && second === third)
    #expect(drafts(context) == "c")
    let plain = shopping.navigator.show(.club)
    #expect(plain === third && drafts(context) == nil)
    host.finishAll()
  }

  @Test func `set as the path of a stack, the last screen takes it, or the first of an empty one`()
    async throws
  {
    let shopping = try await Shopping.showing(.main)
    let request = shopping.navigator.set(
      [.product(id: 1), .reviews(id: 1)], of: .products, handing: Draft("a"))
    let arrival = try await request.arrival()
    #expect(arrival.requested == AnyRoute(Shop.reviews(id: 1)))
    #expect(try drafts(shopping.context(.product(id: 1))) == nil)
    #expect(try drafts(shopping.context(.reviews(id: 1))) == "a")
    try await shopping.navigator.set([], of: .products, handing: Draft("b")).arrival()
    #expect(try drafts(shopping.context(.products)) == "b")
  }

  @Test func `awaited inside a guard it is not asked for`() async throws {
    let shopping = try await Shopping.showing(.main)
    var error: NavigationError?
    shopping.keeper.club = {
      do throws(NavigationError) {
        try await shopping.navigator.navigate(to: .bag, handing: Draft("a"))
      } catch let thrown { error = thrown }
      return .allow
    }
    try await shopping.navigator.navigate(to: .club)
    #expect(error == .reentrant && !shopping.picture.contains("bag"))
  }

  @Test func `who asks first by the context for any screen takes it too`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.navigator.show(.bag, handing: Draft("a"))
    let context = try shopping.context(.bag)
    #expect(context.of(AnyRoute.self)?.takeHanded(as: Draft.self)?.text == "a")
    #expect(drafts(context) == nil)
  }
}
