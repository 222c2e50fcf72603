import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("Revalidating closes the screens that guards no longer allow")
struct RevalidateTests {
  private func signedIn(_ routes: Shop..., host: RecordingHost? = nil) async throws -> Shopping {
    let shopping = Shopping(host: host)
    shopping.keeper.isSignedIn = true
    for route in routes { try await shopping.navigator.navigate(to: route) }
    shopping.keeper.forget()
    return shopping
  }

  @Test func `nothing, when all guards say yes; each is asked once`() async throws {
    let shopping = try await signedIn(.order(id: 1), .checkout)
    let before = shopping.navigator.tree
    await shopping.navigator.revalidate()
    #expect(shopping.navigator.tree == before)
    #expect(
      shopping.keeper.asked.sorted { "\($0)" < "\($1)" } == [.bagNotEmpty, .signedIn, .started])
  }

  @Test func `members become slots, stacks pop, layers close; in one commit`() async throws {
    let shopping = try await signedIn(.product(id: 1), .order(id: 1), .checkout)
    shopping.keeper.isSignedIn = false
    await shopping.navigator.revalidate()
    #expect(
      shopping.picture
        == #"main[*(products › product(1)) | search("")… | account…] ⇧ sheet (bag) ⇧ sheet (signIn)"#
    )
    let commits = shopping.events.filter { if case .committed = $0 { true } else { false } }
    #expect(commits.count == 4, "three to get there and one")
  }

  @Test func `what was not in front goes without a word`() async throws {
    let shopping = try await signedIn(.order(id: 1), .product(id: 1))
    shopping.keeper.isSignedIn = false
    await shopping.navigator.revalidate()
    #expect(shopping.picture == #"main[*(products › product(1)) | search("")… | account…]"#)
  }

  @Test func `the root's guard says what is shown instead`() async throws {
    let shopping = try await signedIn(.order(id: 1), .checkout)
    shopping.keeper.isStarted = false
    await shopping.navigator.revalidate()
    #expect(shopping.picture == "splash")
  }

  @Test func `in a kept part too`() async throws {
    let shopping = try await signedIn(.product(id: 1), .order(id: 1))
    try await shopping.navigator.show(.lock, options: .keepingReplacedPart).arrival()
    shopping.keeper.isSignedIn = false
    await shopping.navigator.revalidate()
    #expect(shopping.picture == "lock")
    try await shopping.navigator.showKept().arrival()
    #expect(shopping.picture == #"main[*(products › product(1)) | search("")… | account…]"#)
  }

  @Test func `yes from before does not count for a request that has not committed`() async throws {
    let shopping = try await signedIn(.main)
    let gate = Gate()
    // Checkout asks signedIn, which says yes, and then the bag, which takes its time.
    shopping.keeper.club = { .allow }
    let keeper = SlowBag(shopping.keeper, gate)
    let navigator = Navigator(ShopMap(), guards: keeper, clock: shopping.clock)
    try await navigator.navigate(to: .main)
    let request = navigator.show(.checkout)
    await eventually { gate.isAwaited }
    shopping.keeper.isSignedIn = false
    async let revalidated: Void = navigator.revalidate()
    await eventually { navigator.scene.parked.count == 1 }
    gate.open()
    await revalidated
    await settle()
    #expect(!navigator.tree.picture.contains("checkout"))
    #expect(request.outcome == nil, "it waits for signing in")
  }

  /// The shop's keeper, with a bag that cannot say at once whether it is empty.
  @MainActor private final class SlowBag: GuardKeeper {
    private let keeper: ShopKeeper
    private let gate: Gate

    init(_ keeper: ShopKeeper, _ gate: Gate) {
      self.keeper = keeper
      self.gate = gate
    }

    func verdict(on rule: Shop.Guard) async throws -> Verdict<Shop> {
      if rule == .bagNotEmpty { await gate.wait() }
      return try await keeper.verdict(on: rule)
    }
  }

  @Test(arguments: [WhenSilent.keep, .evict])
  func `a guard that does not answer in time says neither yes nor no`(
    silence: WhenSilent
  ) async throws {
    let shopping = try await signedIn(.main, .club)
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    shopping.keeper.silence = silence
    let task = Task { await shopping.navigator.revalidate() }
    await eventually { gate.isAwaited }
    await shopping.clock.advance(by: .seconds(10))
    await task.value
    #expect(shopping.picture.contains("club") == (silence == .keep))
    let codes = shopping.events.compactMap { event in
      if case .diagnosed(let diagnostic) = event { diagnostic.code } else { nil }
    }
    #expect(codes == (silence == .keep ? ["NAV122"] : []))
    gate.open()
  }

  @Test func `what is shown instead is redirected itself, and the refused goes all the same`()
    async throws
  {
    let shopping = try await signedIn(.main, .order(id: 1), .club)
    shopping.keeper.club = { .redirect(to: .account) }
    shopping.keeper.isSignedIn = false
    await shopping.navigator.revalidate()
    await settle()
    #expect(!shopping.picture.contains("club"))
    #expect(!shopping.picture.contains("order(1)"))
  }

  @Test func `a guard that waits for a person does not hold up signing out`() async throws {
    let shopping = try await signedIn(.main, .order(id: 1))
    let gate = Gate()
    shopping.keeper.clubDeadline = nil
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    shopping.navigator.show(.club)
    await eventually { gate.isAwaited }
    shopping.keeper.isSignedIn = false
    Task { await shopping.navigator.revalidate() }
    await eventually { !shopping.picture.contains("order(1)") }
    gate.open()
    await settle()
  }

  @Test(arguments: [true, false])
  func `the tree moves while a guard is asked: what is gone by then is left alone`(
    allows: Bool
  ) async throws {
    let shopping = try await signedIn(.main, .club)
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return allows ? .allow : .redirect(to: .search("club"))
    }
    let task = Task { await shopping.navigator.revalidate() }
    await eventually { gate.isAwaited }
    shopping.navigator.back()
    #expect(shopping.picture == #"main[*(products) | search("")… | account…]"#)
    gate.open()
    await task.value
    await settle()
    #expect(shopping.picture == #"main[*(products) | search("")… | account…]"#)
    #expect(!shopping.scene.isBusy && shopping.failures.isEmpty)
  }

  @Test func `the scene ends while a guard is asked`() async throws {
    let shopping = try await signedIn(.main, .club)
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .deny("members only")
    }
    let task = Task { await shopping.navigator.revalidate() }
    await eventually { gate.isAwaited }
    let before = shopping.navigator.tree
    shopping.scene.close()
    gate.open()
    await task.value
    #expect(shopping.navigator.tree == before && !shopping.scene.isBusy)
  }

  @Test func `the screen shows what the tree does afterwards`() async throws {
    let host = RecordingHost()
    let shopping = try await signedIn(.product(id: 1), .order(id: 1), .checkout, host: host)
    shopping.keeper.isSignedIn = false
    await shopping.navigator.revalidate()
    #expect(host.screen == ScreenModel(showing: shopping.navigator.tree))
  }
}
