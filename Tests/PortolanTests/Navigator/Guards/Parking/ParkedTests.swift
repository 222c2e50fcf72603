import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A parked request is listed, can be cancelled, and expires at its time limit (N2)")
struct ParkedTests {
  /// Two requests behind the sign-in.
  private func two() async throws -> (Shopping, [NavigationRequest]) {
    let shopping = try await Shopping.showing(.main)
    let first = shopping.navigator.show(.order(id: 1))
    await eventually { shopping.picture.hasSuffix("⇧ sheet (signIn)") }
    await eventually { shopping.clock.sleeping(within: .seconds(600)) == 1 }
    shopping.clock.pass(.seconds(60))
    let second = shopping.navigator.stack(.products).set([.product(id: 1), .checkout])
    await eventually { shopping.scene.parked.count == 2 && !shopping.scene.isBusy }
    await eventually { shopping.clock.sleeping(within: .seconds(600)) == 2 }
    return (shopping, [first, try #require(second)])
  }

  @Test func `each says what, why, behind what, and for how long`() async throws {
    let (shopping, requests) = try await two()
    let parked = shopping.scene.parked
    #expect(parked.map(\.id) == requests.map(\.number))
    #expect(parked.map(\.target?.text) == ["order", "checkout"])
    #expect(parked.map(\.guard?.text) == ["signedIn", "signedIn"])
    #expect(parked.map(\.detour?.text) == ["signIn", "signIn"])
    #expect(parked.map(\.waited) == [.seconds(60), .zero])
    #expect(parked.map(\.timeLeft) == [.seconds(540), .seconds(600)])
    #expect(parked.allSatisfy { !$0.isLink })
  }

  @Test func `the number is the one in the events`() async throws {
    let (shopping, _) = try await two()
    let numbers = shopping.events.compactMap { event -> Int? in
      if case .parked(let parked) = event { return parked.request.number }
      return nil
    }
    #expect(Set(numbers) == Set(shopping.scene.parked.map(\.id)))
  }

  @Test func `one is cancelled, the other goes on waiting`() async throws {
    let (shopping, requests) = try await two()
    #expect(shopping.scene.cancelParked(requests[0].number))
    #expect(Outcome(requests[0]) == .failed(.cancelled))
    #expect(shopping.scene.parked.map(\.id) == [requests[1].number])
    #expect(!shopping.scene.cancelParked(requests[0].number), "it waits no more")
    #expect(!shopping.scene.cancelParked(4711))
    #expect(shopping.picture.hasSuffix("⇧ sheet (signIn)"), "the other still needs it")
    shopping.keeper.isSignedIn = true
    try shopping.context(.signIn).close()
    #expect(await shopping.outcome(of: requests[1]) == .arrived(.checkout))
  }

  @Test func `each expires when its own time is over`() async throws {
    let (shopping, requests) = try await two()
    await shopping.clock.advance(by: .seconds(540))
    #expect(await shopping.outcome(of: requests[0]) == .failed(.expired))
    #expect(requests[1].outcome == nil)
    await shopping.clock.advance(by: .seconds(60))
    #expect(await shopping.outcome(of: requests[1]) == .failed(.expired))
    #expect(shopping.scene.parked.isEmpty)
  }

  @Test func `once it goes on nobody waits for the end of its time`() async throws {
    let (shopping, requests) = try await two()
    shopping.keeper.isSignedIn = true
    try shopping.context(.signIn).close()
    #expect(await shopping.outcome(of: requests[1]) == .arrived(.checkout))
    #expect(requests[0].outcome != nil)
    #expect(shopping.clock.sleeping(within: .seconds(600)) == 0)
  }

  @Test func `parked again, it does not get its time anew`() async throws {
    let shopping = try await Shopping.showing(.main)
    let request = shopping.navigator.show(.order(id: 1))
    await eventually { shopping.scene.parked.count == 1 && !shopping.scene.isBusy }
    for _ in 0..<2 {
      shopping.clock.pass(.seconds(250))
      await shopping.navigator.revalidate()
      await eventually { shopping.scene.parked.count == 1 && !shopping.scene.isBusy }
    }
    #expect(shopping.scene.parked.first?.timeLeft == .seconds(100))
    await shopping.clock.advance(by: .seconds(100))
    #expect(await shopping.outcome(of: request) == .failed(.expired))
  }

  @Test func `a person who is asked by a guard may take no longer`() async throws {
    let shopping = try await Shopping.showing(.main)
    let gate = Gate()
    shopping.keeper.clubDeadline = nil
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    let request = shopping.navigator.show(.club)
    await eventually { gate.isAwaited }
    await shopping.clock.advance(by: .seconds(600))
    #expect(await shopping.outcome(of: request) == .failed(.expired))
    gate.open()
    await settle()
    #expect(!shopping.picture.contains("club"))
  }

  @Test func `revalidated, it ends when its guard says no`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.keeper.club = { .detour(to: .signIn) }
    let request = shopping.navigator.show(.club)
    await eventually { shopping.scene.parked.count == 1 && !shopping.scene.isBusy }
    shopping.keeper.club = { .deny("members only") }
    await shopping.navigator.revalidate()
    guard case .failed(.refused) = await shopping.outcome(of: request) else {
      Issue.record("It ended as \(Outcome(request)).")
      return
    }
    #expect(shopping.scene.parked.isEmpty)
  }

  @Test func `the end of the scene ends them all`() async throws {
    let (shopping, requests) = try await two()
    shopping.scene.close()
    #expect(requests.map(Outcome.init) == [.failed(.sceneGone), .failed(.sceneGone)])
    #expect(shopping.scene.parked.isEmpty)
  }

  @Test func `nothing in the list holds a value`() async throws {
    let shopping = try await Shopping.showing(.splash)
    let link = try #require(URL(string: "shop://sign-in"))
    shopping.navigator.open(link)
    shopping.navigator.show(.search("hunter2"))
    var text = ""
    dump(shopping.scene.parked, to: &text)
    #expect(text.contains("signIn") && !text.contains("hunter2"))
  }
}
