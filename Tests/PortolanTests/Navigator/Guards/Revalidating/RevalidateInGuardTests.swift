import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite(
  "revalidate() asks the guards again, also when a guard itself calls revalidate() (attacks M6)")
struct RevalidateInGuardTests {
  /// A shop that shows an order, and is asked for the club.
  private func shopping() async throws -> Shopping {
    let shopping = Shopping(host: RecordingHost())
    shopping.keeper.isSignedIn = true
    try await shopping.navigator.navigate(to: .order(id: 1))
    shopping.keeper.forget()
    return shopping
  }

  @Test func `in a task that a guard began, while it answers`() async throws {
    let shopping = try await shopping()
    let gate = Gate()
    var hasReturned = false
    shopping.keeper.club = {
      Task {
        shopping.keeper.isSignedIn = false
        await shopping.navigator.revalidate()
        hasReturned = true
      }
      await gate.wait()
      return .allow
    }
    let request = try #require(shopping.navigator.stack(.search("")).set([.club]))
    await eventually { hasReturned }
    await settle()
    #expect(!shopping.picture.contains("order"), "it has closed, while the guard still answers")
    #expect(shopping.diagnostics() == ["NAV062"])
    gate.open()
    await eventually { request.outcome != nil }
  }

  @Test func `in the guard itself, whose answer counts for what stays`() async throws {
    let shopping = Shopping(host: RecordingHost())
    try await shopping.navigator.navigate(to: .club)
    shopping.keeper.forget()
    shopping.keeper.club = {
      await shopping.navigator.revalidate()
      return .deny("members only")
    }
    let request = try #require(shopping.navigator.stack(.search("")).set([.club]))
    guard case .failed(.refused) = await shopping.outcome(of: request) else {
      Issue.record("\(String(describing: request.outcome))")
      return
    }
    await settle()
    #expect(!shopping.picture.contains("club"))
    #expect(shopping.keeper.asked.count { $0 == .club } == 1)
  }

  @Test func `while a screen is asked whether it may close`() async throws {
    let shopping = try await shopping()
    try shopping.context(.order(id: 1)).askBeforeLeaving {
      shopping.keeper.isSignedIn = false
      await shopping.navigator.revalidate()
      return .stay
    }
    shopping.navigator.back()
    await eventually { !shopping.picture.contains("order") }
  }

  @Test func `each guard that always does so is heard in the end`() async throws {
    let shopping = Shopping(host: RecordingHost())
    try await shopping.navigator.navigate(to: .club)
    shopping.keeper.forget()
    shopping.keeper.club = {
      await shopping.navigator.revalidate()
      return .allow
    }
    await shopping.navigator.revalidate()
    #expect(shopping.keeper.asked.count { $0 == .club } == 1)
    #expect(shopping.picture.contains("club"))
  }
}
