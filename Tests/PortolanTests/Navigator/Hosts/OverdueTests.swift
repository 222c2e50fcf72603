import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A diagnostic reports a host that delays a plan too long, and the host may stop waiting")
struct OverdueTests {
  /// A shop on screen whose host believes that something moves.
  private func waiting(givesUp: Bool) async throws -> (Shopping, GuessingHost) {
    let shopping = Shopping()
    let host = GuessingHost()
    shopping.scene.attach(host)
    try await shopping.navigator.navigate(to: .main)
    host.givesUp = givesUp
    host.isTransitioning = true
    return (shopping, host)
  }

  @Test func `a wait as long as the deadline`() async throws {
    let (shopping, host) = try await waiting(givesUp: false)
    let request = shopping.navigator.show(.product(id: 1))
    #expect(host.told == [.awaited])
    await shopping.clock.advance(by: .milliseconds(2000))
    #expect(host.told == [.awaited, .overdue])
    #expect(await shopping.outcome(of: request) == .failed(.stillMoving))
  }

  @Test func `it gives up: what waited is performed at once and arrives`() async throws {
    let (shopping, host) = try await waiting(givesUp: true)
    let plans = host.plans.count
    let request = shopping.navigator.show(.product(id: 1))
    #expect(host.plans.count == plans, "it waits")
    await shopping.clock.advance(by: .seconds(2))
    #expect(await shopping.outcome(of: request) == .arrived(.product(id: 1)))
    #expect(host.plans.count == plans + 1)
    #expect(host.screen == ScreenModel(showing: shopping.navigator.tree))
    #expect(!shopping.scene.isBusy)
  }

  @Test func `a wait that ended in time tells nothing`() async throws {
    let (shopping, host) = try await waiting(givesUp: true)
    let request = shopping.navigator.show(.product(id: 1))
    await eventually { shopping.clock.sleeping(within: .seconds(2)) == 1 }
    host.isTransitioning = false
    shopping.scene.screenDidChange()
    #expect(await shopping.outcome(of: request) == .arrived(.product(id: 1)))
    shopping.clock.pass(.seconds(2))
    await settle()
    #expect(host.told == [.awaited])
  }

  @Test func `the deadline is the navigator's`() async throws {
    let (shopping, host) = try await waiting(givesUp: false)
    shopping.scene.hostDeadline = .seconds(5)
    shopping.navigator.show(.product(id: 1))
    await eventually { shopping.clock.sleeping(within: .seconds(5)) == 1 }
    shopping.clock.pass(.milliseconds(4999))
    await settle()
    #expect(host.told == [.awaited])
    await shopping.clock.advance(by: .milliseconds(1))
    #expect(host.told == [.awaited, .overdue])
  }

  @Test func `a plan without an answer: told before the screen is read`() async throws {
    let (shopping, host) = try await waiting(givesUp: true)
    host.isTransitioning = false
    host.answers = false
    let request = shopping.navigator.show(.product(id: 1))
    await settle()
    #expect(host.told == [] && request.outcome == nil)
    await shopping.clock.advance(by: .seconds(2))
    #expect(host.told == [.overdue])
    #expect(await shopping.outcome(of: request) == .arrived(.product(id: 1)))
    #expect(shopping.diagnostics() == ["NAV088"])
  }

  @Test func `one that goes on believing is not read, and the request says so`() async throws {
    let (shopping, host) = try await waiting(givesUp: false)
    host.isTransitioning = false
    host.answers = false
    let request = shopping.navigator.show(.product(id: 1))
    await shopping.clock.advance(by: .seconds(2))
    #expect(host.told == [.overdue])
    #expect(await shopping.outcome(of: request) == .failed(.stillMoving))
    #expect(shopping.picture.contains("product(1)"), "the tree is what is wanted")
    #expect(shopping.diagnostics().isEmpty, "slow is not silent, and the request says so")
  }

  @Test func `what was asked for behind a plan without an answer is performed then`() async throws {
    let (shopping, host) = try await waiting(givesUp: true)
    host.isTransitioning = false
    host.answers = false
    shopping.navigator.show(.product(id: 1))
    let second = shopping.navigator.show(.login)
    let plans = host.plans.count
    host.answers = true
    await shopping.clock.advance(by: .seconds(2))
    #expect(await shopping.outcome(of: second) == .arrived(.login))
    #expect(host.plans.count == plans + 1)
    #expect(host.screen == ScreenModel(showing: shopping.navigator.tree))
  }

  @Test func `answered in time, nothing is overdue`() async throws {
    let host = LateHost()
    let shopping = Shopping(host: host)
    host.finish()
    let guessing = GuessingHost()
    shopping.scene.attach(guessing)
    try await shopping.navigator.navigate(to: .product(id: 1))
    shopping.clock.pass(.seconds(20))
    await settle()
    #expect(guessing.told == [])
  }

  @Test func `a host without a word for it stays as it is`() async throws {
    let host = RecordingHost()
    let shopping = try await Shopping.showing(.main, host: host)
    host.forget()
    host.isTransitioning = true
    host.transitionIsAwaited()
    host.transitionIsOverdue()
    #expect(host.isTransitioning && host.plans.isEmpty)
    #expect(host.screen == ScreenModel(showing: shopping.navigator.tree))
  }
}
