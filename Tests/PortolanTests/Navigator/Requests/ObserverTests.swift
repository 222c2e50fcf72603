import Observation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A listener may make, cancel and end requests from inside its callback")
struct ObserverTests {
  enum Moment: CaseIterable, Sendable {
    case asked, answered, parked, resumed, committed, arrived, failed
  }

  enum Deed: CaseIterable, Sendable { case asks, cancels, replaces, closes }

  /// A shop in which each kind of event happens to `orders`, and somebody acts at one of them.
  private func run(_ moment: Moment, _ deed: Deed) async throws -> (Shopping, NavigationRequest) {
    let shopping = try await Shopping.showing(.main, host: RecordingHost())
    let later = Later()
    var hasActed = false
    let scene = shopping.scene
    let log = shopping.scene.onEvent
    scene.onEvent = { [unowned shopping] event in
      log?(event)
      guard !hasActed, Self.moment(of: event) == moment else { return }
      hasActed = true
      switch deed {
      case .asks: shopping.navigator.show(.search("lamp"))
      case .cancels: later.request?.cancel()
      case .replaces: shopping.navigator.show(.search("lamp"), options: .replacing)
      case .closes: scene.close()
      }
    }
    let asked = shopping.navigator.show(.orders)
    later.request = asked
    await settle()
    if scene.parked.count > 0 {
      shopping.keeper.isSignedIn = moment != .failed
      shopping.navigator.dismiss()
    }
    await settle()
    #expect(hasActed || deed == .closes)
    return (shopping, asked)
  }

  private static func moment(of event: NavigationEvent) -> Moment? {
    switch event {
    case .requested: return .asked
    case .answered: return .answered
    case .parked: return .parked
    case .resumed: return .resumed
    case .committed: return .committed
    case .arrived: return .arrived
    case .failed: return .failed
    default: return nil
    }
  }

  @Test(arguments: Moment.allCases, Deed.allCases)
  func `all requests end once, and the scene goes on`(moment: Moment, deed: Deed) async throws {
    let (shopping, request) = try await run(moment, deed)
    if deed != .closes {
      try await shopping.navigator.navigate(to: .login)
      #expect(shopping.picture == "login")
    }
    shopping.clock.pass(.seconds(1_000))
    await settle()
    #expect(request.outcome != nil)
    #expect(!shopping.scene.isBusy)
    var ends: [Int: Int] = [:]
    for case .requested(let asked) in shopping.events { ends[asked.request.number] = 0 }
    for event in shopping.events {
      switch event {
      case .arrived, .failed:
        if let request = event.request { ends[request.number, default: 0] += 1 }
      default: continue
      }
    }
    #expect(ends.values.allSatisfy { $0 == 1 }, "\(ends)")
  }

  @Test func `who watches a stack finds the change done, and may ask for more`() async throws {
    let host = RecordingHost()
    let shopping = try await Shopping.showing(.main, host: host)
    let stack = shopping.navigator.stack(.products)
    var inner: NavigationRequest?
    var seen: String?
    withObservationTracking {
      _ = stack.elements
    } onChange: {
      MainActor.assumeIsolated {
        inner = shopping.navigator.push(.help)
        seen = shopping.picture
      }
    }
    let outer = shopping.navigator.show(.product(id: 1))
    #expect(seen?.contains("products › product(1) › help") == true, "done when the call returns")
    #expect(Outcome(outer) == .arrived(.product(id: 1)))
    #expect(Outcome(try #require(inner)) == .arrived(.help))
    #expect(shopping.picture.contains("products › product(1) › help"))
  }

  @Test func `who watches a stack and closes the scene does not undo what changed it`() async throws
  {
    let shopping = try await Shopping.showing(.main)
    let stack = shopping.navigator.stack(.products)
    withObservationTracking {
      _ = stack.elements
    } onChange: {
      MainActor.assumeIsolated { shopping.scene.close() }
    }
    let request = shopping.navigator.show(.product(id: 1))
    #expect(Outcome(request) == .arrived(.product(id: 1)))
    #expect(
      shopping.scene.isClosed && shopping.scene.traffic.committed.isEmpty && !shopping.scene.isBusy)
  }

  @Test func `who watches whether it is busy may ask too`() async throws {
    let shopping = try await Shopping.showing(.main)
    var inner: NavigationRequest?
    withObservationTracking {
      _ = shopping.scene.isBusy
    } onChange: {
      MainActor.assumeIsolated { inner = shopping.navigator.show(.search("lamp")) }
    }
    let outer = shopping.navigator.show(.club)
    _ = await shopping.outcome(of: outer)
    #expect(await shopping.outcome(of: try #require(inner)) == .arrived(.search("lamp")))
    #expect(!shopping.scene.isBusy)
  }

  @Test func `onFailure may ask`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.scene.onFailure = { _, _ in shopping.navigator.show(.search("lamp")) }
    shopping.navigator.dismiss()
    await eventually { shopping.picture.contains(#"*(search("lamp"))"#) }
    await settle()
  }

  @Test func `a guard that ends its own request is not heard`() async throws {
    let shopping = try await Shopping.showing(.main)
    let later = Later()
    shopping.keeper.club = {
      later.request?.cancel()
      return .detour(to: .signIn)
    }
    let asked = shopping.navigator.show(.club)
    later.request = asked
    #expect(await shopping.outcome(of: asked) == .failed(.cancelled))
    await settle()
    #expect(shopping.scene.parked.count == 0 && !shopping.picture.contains("signIn"))
  }

  @Test func `a guard that closes the scene ends all`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.keeper.club = {
      shopping.scene.close()
      return .allow
    }
    let asked = shopping.navigator.show(.club)
    let behind = shopping.navigator.show(.login)
    #expect(await shopping.outcome(of: asked) == .failed(.sceneGone))
    #expect(Outcome(behind) == .failed(.sceneGone))
    await settle()
    #expect(!shopping.picture.contains("club"))
  }

  @Test func `closed at the first commit, what has its turn after it is done all the same`()
    async throws
  {
    let shopping = try await Shopping.showing(.main)
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    let first = shopping.navigator.show(.club)
    let rest = (1...3).map { shopping.navigator.show(.product(id: $0)) }
    shopping.scene.onEvent = { event in
      if case .committed = event { shopping.scene.close() }
    }
    gate.open()
    _ = await shopping.outcome(of: first)
    #expect(rest.map(Outcome.init) == (1...3).map { .arrived(.product(id: $0)) })
    #expect(Outcome(shopping.navigator.back()) == .failed(.sceneGone))
    #expect(shopping.picture.contains("products › product(3)"))
  }
}

/// A request that is known only after what looks for it.
@MainActor private final class Later {
  var request: NavigationRequest?
}
