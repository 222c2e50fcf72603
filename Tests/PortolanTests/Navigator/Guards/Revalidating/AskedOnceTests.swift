import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A guard that several requests need is asked once, and all of them get its answer")
struct AskedOnceTests {
  private let gate = Gate()

  private func club() async throws -> Shopping {
    let shopping = try await Shopping.showing(.club)
    let gate = gate
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    shopping.keeper.forget()
    return shopping
  }

  private func count(_ shopping: Shopping) -> Int { shopping.keeper.asked.count { $0 == .club } }

  @Test func `a request needs what is asked of all that is shown`() async throws {
    let shopping = try await club()
    let revalidation = Task { await shopping.navigator.revalidate() }
    await eventually { gate.isAwaited }
    let request = try #require(shopping.navigator.stack(.search("")).set([.club]))
    await settle()
    #expect(request.outcome == nil && count(shopping) == 1)
    gate.open()
    await revalidation.value
    #expect(await shopping.outcome(of: request) == .arrived(.club))
    #expect(count(shopping) == 1)
  }

  @Test func `one who needs it no more leaves it to the others`() async throws {
    let shopping = try await club()
    let revalidation = Task { await shopping.navigator.revalidate() }
    await eventually { gate.isAwaited }
    let request = try #require(shopping.navigator.stack(.search("")).set([.club]))
    request.cancel()
    gate.open()
    await revalidation.value
    #expect(Outcome(request) == .failed(.cancelled) && count(shopping) == 1)
    #expect(shopping.picture.contains("club"))
  }

  @Test func `asked again, an older answer does not count`() async throws {
    let shopping = try await Shopping.showing(.main)
    let (old, new) = (Gate(), Gate())
    var gates = [old, new]
    shopping.keeper.club = {
      let isFirst = gates.count == 2
      await gates.removeFirst().wait()
      return isFirst ? .allow : .deny("members only")
    }
    let request = shopping.navigator.show(.club)
    await eventually { old.isAwaited }
    let revalidation = Task { await shopping.navigator.revalidate() }
    await eventually { new.isAwaited }
    old.open()
    await settle()
    #expect(request.outcome == nil)
    new.open()
    await revalidation.value
    let error = NavigationError.refused(
      by: RouteLabel(type: Shop.savedName, text: "club"), reason: "members only")
    #expect(await shopping.outcome(of: request) == .failed(error))
  }

  @Test func `a second one begins anew, and both return with it`() async throws {
    let shopping = try await club()
    let first = Task { await shopping.navigator.revalidate() }
    await eventually { gate.isAwaited }
    let newer = Gate()
    shopping.keeper.club = {
      await newer.wait()
      return .deny("members only")
    }
    var hasReturned = false
    let second = Task {
      await shopping.navigator.revalidate()
      hasReturned = true
    }
    await eventually { newer.isAwaited }
    gate.open()
    await settle()
    #expect(!hasReturned && shopping.picture.contains("club"))
    newer.open()
    await first.value
    await second.value
    #expect(!shopping.picture.contains("club"))
  }

  /// What is refused in front, and out of sight.
  @Test(arguments: [true, false])
  func `what covers the alert of a screen that is asked cancels it, and it is asked anew`(
    isFront: Bool
  ) async throws {
    let shopping = Shopping()
    shopping.keeper.isSignedIn = true
    let product = Shop.product(id: 1)
    if !isFront { try await shopping.navigator.navigate(to: .order(id: 1)) }
    try await shopping.navigator.navigate(to: product)
    if isFront { try await shopping.navigator.push(.club).arrival() }
    let reluctance = try Reluctance(of: product, in: shopping)
    reluctance.gate = gate
    let request = shopping.navigator.show(.login)
    await eventually { gate.isAwaited }
    shopping.keeper.isSignedIn = false
    shopping.keeper.club = { .deny("closed") }
    await shopping.navigator.revalidate()
    await settle()
    #expect(!shopping.picture.contains("club") && !shopping.picture.contains("order"))
    #expect(reluctance.asked.count == (isFront ? 2 : 1))
    gate.open()
    #expect(await shopping.outcome(of: request) == .arrived(.login))
    await eventually { reluctance.cancelled == (isFront ? 1 : 0) }
  }
}
