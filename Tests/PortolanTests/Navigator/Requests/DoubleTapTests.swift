import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A double tap makes one request")
struct DoubleTapTests {
  typealias Verb = @MainActor @Sendable (Navigator<Shop>) -> NavigationRequest

  nonisolated static let verbs: [Verb] = [
    { $0.show(.help) }, { $0.show(.signIn) }, { $0.push(.help) }, { $0.reset(to: .help) },
    { $0.select(.search("")) }, { $0.show(.lock, options: .keepingReplacedPart) },
    { $0.pop(to: .products) },
    { $0.popToRoot() },
    { $0.stack(.products).append(.help) },
  ]

  @Test(arguments: 0..<9)
  func `before the screen has shown it, it is the same request`(verb index: Int) async throws {
    let verb = Self.verbs[index]
    let (shopping, host) = await Shopping.onLateHost()
    let first = verb(shopping.navigator)
    let picture = shopping.picture
    let second = verb(shopping.navigator)
    #expect(first === second)
    #expect(shopping.picture == picture)
    host.finishAll()
    guard case .arrived = Outcome(first) else {
      Issue.record("verb \(index) did not arrive: \(Outcome(first))")
      return
    }
  }

  @Test func `its guard is asked once, and a person who is asked sees one question`() async throws {
    let (shopping, host) = await Shopping.onLateHost()
    shopping.keeper.forget()
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .deny("no")
    }
    let first = shopping.navigator.show(.club)
    let second = shopping.navigator.show(.club)
    await eventually { gate.isAwaited }
    gate.open()
    _ = await shopping.outcome(of: first)
    await settle()
    #expect(first === second)
    #expect(shopping.keeper.asked == [.club])
    host.finishAll()
  }

  @Test func `a screen that is never used again opens once`() async throws {
    let navigator = Navigator(
      TableMap([
        .a: .screenInStack(.root), .b: .screen(.pushed(.inVisibleStack), reuse: .never),
      ]), clock: TestClock())
    let host = LateHost()
    navigator.scene.attach(host)
    host.finishAll()
    navigator.show(.a)
    host.finishAll()
    navigator.show(.b)
    navigator.show(.b)
    host.finishAll()
    #expect(navigator.tree.picture == "(a › b)")
    navigator.show(.b)
    host.finishAll()
    #expect(navigator.tree.picture == "(a › b › b)")
  }

  @Test func `steps count each`() async throws {
    let (shopping, host) = await Shopping.onLateHost()
    shopping.navigator.show(.reviews(id: 1))
    host.finishAll()
    let first = shopping.navigator.back()
    let second = shopping.navigator.back()
    #expect(first !== second)
    host.finishAll()
    #expect(shopping.picture == #"main[*(products) | search("")… | account…]"#)
  }

  @Test func `a gesture made again before anything has changed is at the same screen`()
    async throws
  {
    let (shopping, host) = await Shopping.onLateHost()
    for route in [Shop.signIn, .address(AddressPicker(near: "Oslo"))] {
      shopping.navigator.show(route)
      host.finishAll()
    }
    let gate = Gate()
    let reluctance = try Reluctance(of: .address(AddressPicker(near: "Oslo")), in: shopping)
    reluctance.gate = gate
    let drags = (0..<2).map { _ in shopping.scene.submit(gesture: .dismiss()) }
    #expect(drags[0] === drags[1])
    gate.open()
    await eventually { host.isTransitioning }
    #expect(shopping.navigator.tree.layers.count == 2)
    let third = shopping.scene.submit(gesture: .dismiss())
    #expect(third !== drags[0])
    host.finishAll()
    #expect(shopping.navigator.tree.layers.count == 1)
    #expect(Outcome(third) == .arrived(.product(id: 1)))
  }

  @Test func `asked for something else between, it is another request`() async throws {
    let (shopping, host) = await Shopping.onLateHost()
    let first = shopping.navigator.show(.search("lamp"))
    shopping.navigator.show(.products)
    let third = shopping.navigator.show(.search("lamp"))
    #expect(first !== third)
    host.finishAll()
    #expect(shopping.picture.contains(#"*(search("lamp"))"#))
    #expect(Outcome(third) == .arrived(.search("lamp")))
  }

  @Test func `another value, another policy or another asker is another request`() async throws {
    let (shopping, host) = await Shopping.onLateHost()
    let lamp = shopping.navigator.show(.search("lamp"))
    let desk = shopping.navigator.show(.search("desk"))
    #expect(lamp !== desk)
    let replacing = shopping.navigator.show(.search("desk"), options: .replacing)
    #expect(desk !== replacing)
    let tabs = try shopping.node(.main)
    let user = shopping.scene.submit(gesture: .select(.member(of: tabs, at: 1)))
    let code = shopping.scene.submit(.select(.member(of: tabs, at: 1)), site: CallSite())
    #expect(user !== code)
    host.finishAll()
    #expect(Outcome(code) == .arrived(.search("desk")))
  }

  @Test func `after the user has moved it is another request`() async throws {
    let (shopping, host) = await Shopping.onLateHost()
    host.isTransitioning = true
    let first = shopping.navigator.show(.signIn)
    host.isTransitioning = false
    host.screen.swipeBack()
    shopping.scene.screenDidChange()
    let second = shopping.navigator.show(.signIn)
    #expect(first !== second)
    host.finishAll()
    #expect(Outcome(second) == .arrived(.signIn))
    #expect(shopping.picture == #"main[*(products) | search("")… | account…] ⇧ sheet (signIn)"#)
  }

  @Test func `asked again while it waits for a person, it shows again what it waits for`()
    async throws
  {
    let (shopping, host) = await Shopping.onLateHost()
    let first = shopping.navigator.show(.orders)
    await eventually { shopping.picture.contains("signIn") }
    host.finishAll()
    shopping.navigator.show(.products)
    host.finishAll()
    _ = await shopping.outcome(of: first)
    shopping.navigator.push(.help)
    host.finishAll()
    let again = shopping.navigator.show(.orders)
    #expect(first !== again)
    await eventually { shopping.picture.contains("signIn") }
    host.finishAll()
    shopping.scene.close()
  }

  @Test func `one of two askers stops waiting: it is done for the other`() async throws {
    let (shopping, host) = await Shopping.onLateHost()
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    let request = shopping.navigator.show(.club)
    let task = Task { try await shopping.navigator.navigate(to: .club) }
    await eventually { gate.isAwaited }
    await settle()
    task.cancel()
    await #expect(throws: NavigationError.cancelled) { try await task.value }
    gate.open()
    await eventually { host.isTransitioning }
    host.finishAll()
    #expect(Outcome(request) == .arrived(.club))
  }
}
