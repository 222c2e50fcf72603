import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("Detours and redirects in a circle end with an error that names the route they began with")
struct DetourLoopTests {
  private func trail(_ error: NavigationError?) -> [String] {
    guard case .redirectLoop(let trail)? = error else { return ["no loop"] }
    return trail.map(\.text)
  }

  @Test func `a detour to what was asked for`() async throws {
    let banking = try await Banking.showing(.accounts)
    let before = banking.navigator.tree
    banking.keeper.verdicts[.signedIn] = .detour(to: .account)
    let request = banking.navigator.show(.account)
    #expect(trail(await banking.failure(of: request)) == ["account", "account"])
    #expect(banking.navigator.tree == before)
    #expect(banking.scene.parked.isEmpty)
  }

  @Test func `two detours into each other`() async throws {
    let banking = try await Banking.showing(.accounts)
    banking.keeper.verdicts = [.signedIn: .detour(to: .login), .coded: .detour(to: .account)]
    let request = banking.navigator.show(.account)
    #expect(trail(await banking.failure(of: request)) == ["account", "login", "account"])
    #expect(banking.picture == "home[*(accounts) | cards…]")
    #expect(banking.scene.parked.isEmpty)
    await settle()
    #expect(!banking.scene.isBusy)
  }

  @Test func `a detour and a redirect into each other`() async throws {
    let banking = try await Banking.showing(.accounts)
    banking.keeper.verdicts = [.signedIn: .detour(to: .login), .coded: .redirect(to: .account)]
    let request = banking.navigator.show(.account)
    #expect(trail(await banking.failure(of: request)) == ["account", "login", "account"])
    #expect(banking.scene.parked.isEmpty)
  }

  @Test func `redirects that begin with a tap on a tab`() async throws {
    let keeper = WardKeeper()
    let navigator = Navigator(WardMap(), guards: keeper, clock: TestClock())
    try await navigator.navigate(to: .left)
    let hall = navigator.tree.layers[0].root
    keeper.verdicts = [.right: .redirect(to: .visit), .visit: .redirect(to: .right)]
    let request = navigator.scene.submit(gesture: .select(.member(of: hall, at: 1)))
    await eventually { request.outcome != nil }
    guard case .failure(let error) = request.outcome else {
      Issue.record("It arrived.")
      return
    }
    #expect(trail(error) == ["right", "visit", "right"])
  }

  @Test func `detours one behind the other are no loop`() async throws {
    let banking = try await Banking.showing(.accounts)
    banking.keeper.verdicts = [.signedIn: .detour(to: .login), .coded: .detour(to: .code)]
    let request = banking.navigator.show(.account)
    await eventually { banking.picture.hasSuffix("⇧ sheet (code)") }
    #expect(banking.scene.parked.map(\.detour?.text) == ["login", "code"])
    banking.keeper.verdicts[.coded] = nil
    banking.navigator.dismiss()
    await eventually { banking.picture.hasSuffix("⇧ sheet (login)") }
    banking.keeper.verdicts[.signedIn] = nil
    banking.navigator.dismiss()
    #expect(await banking.failure(of: request) == nil)
    #expect(banking.picture == "home[*(accounts › account) | cards…]")
  }

  @Test func `the same detour again, after it was taken, is no loop`() async throws {
    let banking = try await Banking.showing(.accounts)
    banking.keeper.verdicts[.signedIn] = .detour(to: .login)
    let request = banking.navigator.show(.account)
    await eventually { banking.scene.parked.first?.detour != nil && !banking.scene.isBusy }
    await banking.navigator.revalidate()
    await eventually { banking.scene.parked.count == 1 && !banking.scene.isBusy }
    #expect(request.outcome == nil, "signed out still, it goes on waiting")
    #expect(banking.picture.hasSuffix("⇧ sheet (login)"))
  }
}
