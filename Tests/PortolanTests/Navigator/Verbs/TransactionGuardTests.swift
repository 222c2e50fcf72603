import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("In a transaction a redirect replaces the guarded verb, and a detour retries all verbs")
struct TransactionGuardTests {
  @Test func `a redirect takes the place of the verb that led to the guard`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1), .signIn)
    shopping.keeper.isSignedIn = true
    shopping.keeper.isBagEmpty = true
    let request = shopping.navigator.transaction {
      $0.dismissAll()
      $0.push(.help)
      $0.show(.checkout)
      $0.push(.note(1))
    }
    #expect(await shopping.outcome(of: request) == .arrived(.bag))
    #expect(
      shopping.picture
        == #"main[*(products › product(1) › help) | search("")… | account…] ⇧ sheet (bag)"#,
      "the verbs before it are done, those after it are not")
  }

  @Test func `also when it was the first`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    shopping.keeper.isSignedIn = true
    shopping.keeper.isBagEmpty = true
    let request = shopping.navigator.transaction {
      $0.show(.checkout)
      $0.push(.help)
    }
    #expect(await shopping.outcome(of: request) == .arrived(.bag))
    #expect(shopping.picture.hasSuffix("sheet (bag)"))
  }

  @Test func `a detour comes first, then all verbs are tried again`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let request = shopping.navigator.transaction {
      $0.popToRoot()
      $0.show(.checkout)
    }
    await eventually { shopping.picture.hasSuffix("sheet (signIn)") }
    #expect(shopping.picture.hasPrefix("main[*(products › product(1))"), "nothing is half-done")
    shopping.keeper.isSignedIn = true
    shopping.navigator.dismiss()
    #expect(await shopping.outcome(of: request) == .arrived(.checkout))
    #expect(
      shopping.picture
        == #"main[*(products) | search("")… | account…] ⇧ sheet (bag › checkout)"#)
  }

  @Test func `redirects in a circle are named from the start`() async throws {
    let keeper = WardKeeper()
    keeper.verdicts = [.bed: .redirect(to: .visit), .visit: .redirect(to: .bed)]
    let navigator = Navigator(WardMap(), guards: keeper, clock: TestClock())
    let request = navigator.transaction {
      $0.show(.right)
      $0.show(.bed)
    }
    await eventually { request.outcome != nil }
    let labels = [Ward.bed, .visit, .bed].map { AnyRoute($0).label }
    #expect(throws: NavigationError.redirectLoop(routes: labels)) { try request.outcome?.get() }
    #expect(navigator.tree.count == 0)
  }
}
