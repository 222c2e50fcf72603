import TestSupport
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A guard is asked about every route except the one that it redirects or detours to (law 4)")
struct GuardExemptionTests {
  /// A bank that shows its accounts, whose map then leads to the login, and the login to the cards.
  private func locked(_ lock: Verdict<Bank>) async throws -> Banking {
    let banking = try await Banking.showing(.accounts)
    banking.keeper.verdicts = [.current: lock, .coded: .redirect(to: .cards)]
    return banking
  }

  @Test(arguments: [Verdict<Bank>.redirect(to: .login), .detour(to: .login)])
  func `the next redirect is asked for again`(lock: Verdict<Bank>) async throws {
    let banking = try await locked(lock)
    let request = banking.navigator.show(.terms)
    await settle()
    #expect(banking.picture == "home[*(accounts) | cards…]")
    #expect(request.ending.hasPrefix("NAV"))
  }

  @Test(arguments: [Verdict<Bank>.redirect(to: .account), .detour(to: .account)])
  func `what the lock does not allow goes when all are asked again`(
    lock: Verdict<Bank>
  ) async throws {
    let banking = try await Banking.showing(.cards)
    banking.keeper.verdicts = [.current: lock, .signedIn: .redirect(to: .cards)]
    await banking.navigator.revalidate()
    await settle()
    #expect(!banking.picture.contains("cards)"))
  }

  @Test(arguments: [Verdict<Bank>.redirect(to: .account), .detour(to: .account)])
  func `what the route stands on is asked for too`(lock: Verdict<Bank>) async {
    let banking = Banking()
    banking.keeper.verdicts[.current] = lock
    let request = banking.navigator.show(.cards)
    await settle()
    #expect(banking.picture.isEmpty)
    #expect(request.ending.hasPrefix("NAV"))
  }

  @Test func `a route that cannot be reached so is an error that names it and the guard`() async {
    let banking = Banking()
    banking.keeper.verdicts[.current] = .redirect(to: .account)
    let request = banking.navigator.show(.cards)
    await settle()
    let error = await banking.failure(of: request).map { "\($0.diagnostic)" } ?? ""
    #expect(error.contains("current") && error.contains("account"))
  }
}
