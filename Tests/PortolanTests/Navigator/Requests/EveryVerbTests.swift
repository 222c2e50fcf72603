import Testing

@testable import Portolan

@MainActor @Suite("Each verb is a request that arrives or says why not")
struct EveryVerbTests {
  private typealias Verb = @MainActor @Sendable (Navigator<Shop>) -> NavigationRequest

  private static let verbs: [(String, Verb, Outcome, String)] = [
    ("back", { $0.back() }, .arrived(.product(id: 1)), "products › product(1)"),
    ("popToRoot", { $0.popToRoot() }, .arrived(.products), "products"),
    ("pop", { $0.pop(to: .product(id: 1)) }, .arrived(.product(id: 1)), "products › product(1)"),
    ("push", { $0.push(.help) }, .arrived(.help), "products › product(1) › reviews(1) › help"),
    ("reset", { $0.reset(to: .help) }, .arrived(.help), "help"),
    (
      "select", { $0.select(.products) }, .arrived(.reviews(id: 1)),
      "products › product(1) › reviews(1)"
    ),
    (
      "dismiss", { $0.dismiss() }, .failed(.nothingToDismiss),
      "products › product(1) › reviews(1)"
    ),
    (
      "dismissAll", { $0.dismissAll() }, .failed(.nothingToDismiss),
      "products › product(1) › reviews(1)"
    ),
    (
      "giveBack", { $0.giveBack() }, .failed(.nothingKept), "products › product(1) › reviews(1)"
    ),
  ]

  @Test(arguments: 0..<9)
  func `verb`(index: Int) async throws {
    let (name, verb, outcome, stack) = Self.verbs[index]
    let host = RecordingHost()
    let shopping = try await Shopping.showing(.reviews(id: 1), host: host)
    let request = verb(shopping.navigator)
    #expect(await shopping.outcome(of: request) == outcome, "\(name)")
    #expect(shopping.picture == #"main[*(\#(stack)) | search("")… | account…]"#, "\(name)")
    #expect(host.screen == ScreenModel(showing: shopping.navigator.tree), "\(name)")
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
    try await shopping.navigator.show(keeping: .lock).arrival()
    #expect(shopping.picture == "lock")
    #expect(shopping.keeper.asked.isEmpty)
    try await shopping.navigator.giveBack().arrival()
    #expect(shopping.navigator.tree == before)
    #expect(shopping.keeper.asked == [.started])
  }

  @Test func `a kept part whose guard says no does not return`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.keeper.isSignedIn = true
    try await shopping.navigator.navigate(to: .account)
    try await shopping.navigator.show(keeping: .lock).arrival()
    shopping.keeper.isStarted = false
    let request = shopping.navigator.giveBack()
    await eventually { shopping.scene.parkedCount == 1 }
    #expect(shopping.picture == "splash")
    #expect(request.outcome == nil)
  }

  @Test func `kept parts are released on a memory warning`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    try await shopping.navigator.show(keeping: .lock).arrival()
    shopping.scene.releaseKeptParts()
    #expect(shopping.navigator.tree.count == 1)
    #expect(shopping.scene.routeValues.isEmpty)
  }
}
