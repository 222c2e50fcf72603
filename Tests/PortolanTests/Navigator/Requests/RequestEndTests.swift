import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("Whatever ends a request, and in whatever state, the request ends exactly once")
struct RequestEndTests {
  typealias State = OnItsWay.State

  /// What becomes of a request in this state, or nil when it goes on.
  private func expected(
    _ state: State, before commit: NavigationError
  ) -> Outcome? {
    switch state {
    case .waiting, .asking, .parked, .linkParked: return .failed(commit)
    case .performing, .held: return nil
    case .ended: return .failed(.nothingKept)
    }
  }

  /// The request has not ended: it does when the screen has caught up.
  private func expectEnd(_ way: OnItsWay, as outcome: Outcome?, in state: State) async {
    if let outcome {
      #expect(Outcome(way.request) == outcome, "\(state)")
    } else {
      #expect(Outcome(way.request) == .pending, "\(state)")
      way.host.isTransitioning = false
      way.host.finishAll()
      way.scene.screenDidChange()
      way.host.finishAll()
      #expect(Outcome(way.request) == .arrived(.reviews(id: 1)), "\(state)")
    }
    way.gate.open()
    await settle()
    way.shopping.clock.pass(.seconds(1_000))
    await settle()
    #expect(way.endings == 1, "\(state)")
  }

  @Test(arguments: State.allCases)
  func `cancelled`(state: State) async throws {
    let way = try await OnItsWay(state)
    way.request.cancel()
    way.request.cancel()
    await expectEnd(way, as: expected(state, before: .cancelled), in: state)
  }

  @Test(arguments: State.allCases)
  func `the task that awaits it is cancelled`(state: State) async throws {
    let way = try await OnItsWay(state)
    let task = Task { () -> NavigationError? in
      do throws(NavigationError) {
        _ = try await way.request.arrival()
        return nil
      } catch { return error }
    }
    await settle()
    task.cancel()
    #expect(await task.value == (state == .ended ? .nothingKept : .cancelled))
    await expectEnd(way, as: expected(state, before: .cancelled), in: state)
  }

  @Test(arguments: State.allCases)
  func `the scene ends`(state: State) async throws {
    let way = try await OnItsWay(state)
    let waiter = Task { await way.request.result }
    await settle()
    way.scene.close()
    let expected = state == .ended ? NavigationError.nothingKept : .sceneGone
    #expect(Outcome(way.request) == .failed(expected))
    #expect(await waiter.value == .failure(expected))
    #expect(!way.scene.isBusy && way.scene.parked.count == 0)
    way.gate.open()
    way.host.finishAll()
    way.shopping.clock.pass(.seconds(1_000))
    await settle()
    #expect(way.endings == 1)
    #expect(way.shopping.diagnostics().isEmpty)
  }

  @Test(arguments: State.allCases)
  func `a newer one takes the place of all that waits`(state: State) async throws {
    let way = try await OnItsWay(state)
    let newer = way.navigator.show(.login, options: .replacing)
    switch state {
    case .waiting, .asking: #expect(Outcome(way.request) == .superseded(by: newer))
    // Who waits for a person goes on waiting.
    case .parked, .linkParked: #expect(Outcome(way.request) == .pending)
    // Committed before, and passed over on screen.
    case .performing, .held: #expect(Outcome(way.request) == .pending)
    case .ended: #expect(Outcome(way.request) == .failed(.nothingKept))
    }
    way.host.isTransitioning = false
    way.host.finishAll()
    way.scene.screenDidChange()
    way.host.finishAll()
    #expect(Outcome(newer) == .arrived(.login))
    way.gate.open()
    await settle()
    way.shopping.clock.pass(.seconds(1_000))
    await settle()
    way.host.finishAll()
    #expect(way.endings == 1, "\(state)")
  }

  @Test(
    arguments: [
      (State.waiting, Outcome.arrived(.reviews(id: 1))), (.asking, nil),
      (.parked, .failed(.expired)),
      (.linkParked, .failed(.expired)), (.performing, .failed(.stillMoving)),
      (.held, .failed(.stillMoving)), (.ended, .failed(.nothingKept)),
    ] as [(State, Outcome?)])
  func `only time passes`(state: State, outcome: Outcome?) async throws {
    let way = try await OnItsWay(state)
    await settle()
    way.shopping.clock.pass(.seconds(1_000))
    await settle()
    // What waited behind a guard has only now come to the host.
    if state == .waiting { way.host.finishAll() }
    let club = AnyGuard(Shop.Guard.club, of: Shop.self).label
    #expect(Outcome(way.request) == outcome ?? .failed(.guardTimedOut(guard: club)), "\(state)")
    #expect(way.endings == 1)
  }

  @Test(arguments: State.allCases)
  func `the navigator is dropped without a word`(state: State) async throws {
    var way: OnItsWay? = try await OnItsWay(state)
    let request = try #require(way?.request)
    let clock = try #require(way?.shopping.clock)
    let waiter = Task { await request.result }
    await settle()
    way?.gate.open()
    way = nil
    for _ in 0..<3 {
      await settle()
      clock.pass(.seconds(1_000))
    }
    await eventually("\(state)") { request.outcome != nil }
    #expect(await waiter.value == request.outcome)
  }
}

extension NavigationRequest {
  /// Its end, once it has one.
  fileprivate var result: Result<Arrival, NavigationError> {
    get async {
      do throws(NavigationError) { return .success(try await arrival()) } catch {
        return .failure(error)
      }
    }
  }
}
