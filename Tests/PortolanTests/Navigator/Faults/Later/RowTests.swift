import Testing

@testable import Portolan

// The rule that is missing: what is asked for later does not wait for what was asked for before.
@MainActor @Suite("Nobody is held up by what somebody else has asked for") struct RowTests {
  private let gate = Gate()

  /// A shop that looks up a screen at a slow guard.
  private func lookingUp() async throws -> Shopping {
    let shopping = try await Shopping.showing(.main)
    let gate = gate
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    shopping.navigator.show(.club)
    await eventually { gate.isAwaited }
    return shopping
  }

  @Test func `a tap, while a slow guard is asked`() async throws {
    let shopping = try await lookingUp()
    shopping.navigator.show(.product(id: 1))
    await settle()
    withKnownIssue("It waits until the guard has answered.") {
      #expect(shopping.picture.contains("product(1)"))
    }
    gate.open()
    await settle()
  }

  @Test func `a lock that covers all`() async throws {
    let shopping = try await lookingUp()
    shopping.navigator.show(.signIn)
    await settle()
    withKnownIssue("It waits until the guard has answered.") {
      #expect(shopping.picture.hasSuffix("⇧ sheet (signIn)"))
    }
    gate.open()
    await settle()
  }

  @Test func `a lock, while a person is asked whether to leave`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let reluctance = try Reluctance(of: .product(id: 1), in: shopping)
    reluctance.gate = gate
    shopping.navigator.back()
    await eventually { gate.isAwaited }
    shopping.navigator.show(.signIn)
    await settle()
    withKnownIssue("It waits until the person has answered.") {
      #expect(shopping.picture.hasSuffix("⇧ sheet (signIn)"))
    }
    gate.open()
    await settle()
  }
}
