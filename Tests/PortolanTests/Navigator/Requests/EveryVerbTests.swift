import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("Each verb makes a request that arrives or fails with a reason")
struct EveryVerbTests {
  /// The same verb for a navigator and for a transaction.
  private struct Case: Sendable {
    let name: String
    let verb: @MainActor @Sendable (Navigator<Shop>) -> NavigationRequest
    let step: @MainActor @Sendable (NavigationTransaction<Shop>) -> Void
    let outcome: Outcome
    var stack = "products › product(1) › reviews(1)"
  }

  private nonisolated static let bag = AnyRoute(Shop.bag).label

  private nonisolated static let cases: [Case] = [
    Case(
      name: "show", verb: { $0.show(.product(id: 1)) }, step: { $0.show(.product(id: 1)) },
      outcome: .arrived(.product(id: 1)), stack: "products › product(1)"),
    Case(
      name: "show a course", verb: { $0.show(NavigationCourse(.products, then: .help)) },
      step: { $0.show(NavigationCourse(.products, then: .help)) }, outcome: .arrived(.help),
      stack: "products › help"),
    Case(
      name: "show placed", verb: { $0.show(.note(1), placed: .pushed(onto: .products)) },
      step: { $0.show(.note(1), placed: .pushed(onto: .products)) }, outcome: .arrived(.note(1)),
      stack: "products › note(1)"),
    Case(
      name: "back", verb: { $0.back() }, step: { $0.back() }, outcome: .arrived(.product(id: 1)),
      stack: "products › product(1)"),
    Case(
      name: "popToRoot", verb: { $0.popToRoot() }, step: { $0.popToRoot() },
      outcome: .arrived(.products), stack: "products"),
    Case(
      name: "pop", verb: { $0.pop(to: .product(id: 1)) }, step: { $0.pop(to: .product(id: 1)) },
      outcome: .arrived(.product(id: 1)), stack: "products › product(1)"),
    Case(
      name: "push", verb: { $0.push(.help) }, step: { $0.push(.help) }, outcome: .arrived(.help),
      stack: "products › product(1) › reviews(1) › help"),
    Case(
      name: "reset", verb: { $0.reset(to: .help) }, step: { $0.reset(to: .help) },
      outcome: .arrived(.help), stack: "help"),
    Case(
      name: "replace", verb: { $0.replace(above: .products, with: [.product(id: 1), .help]) },
      step: { $0.replace(above: .products, with: [.product(id: 1), .help]) },
      outcome: .arrived(.help), stack: "products › product(1) › help"),
    Case(
      name: "bringToFront", verb: { $0.bringToFront(.product(id: 1)) },
      step: { $0.bringToFront(.product(id: 1)) }, outcome: .arrived(.product(id: 1)),
      stack: "products › product(1)"),
    Case(
      name: "bringToFront, not there", verb: { $0.bringToFront(.bag) },
      step: { $0.bringToFront(.bag) }, outcome: .failed(.notOpen(route: bag))),
    Case(
      name: "select", verb: { $0.select(.products) }, step: { $0.select(.products) },
      outcome: .arrived(.reviews(id: 1))),
    Case(
      name: "dismiss", verb: { $0.dismiss() }, step: { $0.dismiss() },
      outcome: .failed(.nothingToDismiss)),
    Case(
      name: "dismiss to", verb: { $0.dismiss(to: .bag) }, step: { $0.dismiss(to: .bag) },
      outcome: .failed(.notOpen(route: bag))),
    Case(
      name: "dismissAll", verb: { $0.dismissAll() }, step: { $0.dismissAll() },
      outcome: .failed(.nothingToDismiss)),
    Case(
      name: "showKept", verb: { $0.showKept() }, step: { $0.showKept() },
      outcome: .failed(.nothingKept)),
  ]

  private func expect(
    _ row: Case, _ outcome: Outcome, of request: NavigationRequest, in shopping: Shopping
  ) async {
    #expect(await shopping.outcome(of: request) == outcome, "\(row.name)")
    #expect(
      shopping.picture == #"main[*(\#(row.stack)) | search("")… | account…]"#, "\(row.name)")
    #expect(shopping.host?.screen == ScreenModel(showing: shopping.navigator.tree), "\(row.name)")
  }

  @Test(arguments: cases.indices)
  func `each verb arrives, or fails with its reason`(index: Int) async throws {
    let row = Self.cases[index]
    let shopping = try await Shopping.showing(.reviews(id: 1), host: RecordingHost())
    await expect(row, row.outcome, of: row.verb(shopping.navigator), in: shopping)
  }

  @Test(arguments: cases.indices)
  func `the same as the one step of a transaction`(index: Int) async throws {
    let row = Self.cases[index]
    let shopping = try await Shopping.showing(.reviews(id: 1), host: RecordingHost())
    let request = shopping.navigator.transaction { row.step($0) }
    var outcome = row.outcome
    if case .failed(let error) = outcome {
      outcome = .failed(.inTransaction(error: error, step: 1))
    }
    await expect(row, outcome, of: request, in: shopping)
  }

  @Test func `a member that is chosen`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1), host: RecordingHost())
    let tabs = try shopping.context(.main)
    #expect(await shopping.outcome(of: tabs.choose(1)) == .arrived(.search("")))
    #expect(await shopping.outcome(of: tabs.choose(1)) == .arrived(.search("")), "it stays")
    #expect(await shopping.outcome(of: tabs.choose(0)) == .arrived(.product(id: 1)))
    #expect(await shopping.outcome(of: tabs.choose(0)) == .arrived(.products), "it goes back")
    #expect(await shopping.outcome(of: tabs.choose(9)) == .failed(.gone))
    let products = try shopping.context(.products)
    #expect(await shopping.outcome(of: products.choose(0)) == .failed(.gone), "no container")
    await shopping.outcome(of: shopping.navigator.show(.lock))
    #expect(await shopping.outcome(of: tabs.choose(0)) == .failed(.gone))
  }

  @Test func `a member that is chosen again before it is there`() async throws {
    let (shopping, host) = await Shopping.onLateHost(showing: .main)
    let tabs = try shopping.context(.main)
    let first = tabs.choose(1)
    let second = tabs.choose(1)
    #expect(first.outcome == nil && second.outcome == nil)
    host.finishAll()
    #expect(await shopping.outcome(of: first) == .arrived(.search("")))
    #expect(await shopping.outcome(of: second) == .arrived(.search("")))
  }

  @Test func `the dry run changes nothing`() async throws {
    let shopping = try await Shopping.showing(.main)
    let before = shopping.navigator.tree
    let plan = try shopping.navigator.plan(for: .checkout)
    #expect(plan.to.picture.hasSuffix("sheet (bag › checkout)"))
    #expect(shopping.navigator.tree == before)
    #expect(shopping.keeper.asked.isEmpty)
  }

  @Test func `a part is kept and given back with its guards asked again`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let before = shopping.navigator.tree
    try await shopping.navigator.show(.lock, options: .keepingReplacedPart).arrival()
    #expect(shopping.picture == "lock")
    #expect(shopping.keeper.asked.isEmpty)
    try await shopping.navigator.showKept().arrival()
    #expect(shopping.navigator.tree == before)
    #expect(shopping.keeper.asked == [.started])
  }

  @Test func `a kept part whose guard says no does not return`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.keeper.isSignedIn = true
    try await shopping.navigator.navigate(to: .account)
    try await shopping.navigator.show(.lock, options: .keepingReplacedPart).arrival()
    shopping.keeper.isStarted = false
    let request = shopping.navigator.showKept()
    await eventually { shopping.scene.parked.count == 1 }
    #expect(shopping.picture == "splash")
    #expect(request.outcome == nil)
  }

  @Test func `kept parts are released on a memory warning`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    try await shopping.navigator.show(.lock, options: .keepingReplacedPart).arrival()
    shopping.scene.releaseKeptParts()
    #expect(shopping.navigator.tree.count == 1)
    #expect(shopping.scene.screens.values.isEmpty)
  }
}
