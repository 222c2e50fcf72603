import Testing

@testable import Portolan
@testable import PortolanTesting

/// Each law is broken once by hand behind the navigator's back, to see that the walk sees it.
@MainActor @Suite("NavigationWalk detects a violation of each navigation law")
struct WalkLawTests {
  private func runner() -> WalkRunner<Isle> {
    WalkRunner { Navigator(IsleMap(), guards: $1, clock: $0).scene }
  }

  /// What the walk says after some steps, what the hand did, and one more step.
  private func breach(
    after steps: [WalkStep<Isle>], doing hand: (WalkRunner<Isle>) -> Void,
    then last: WalkStep<Isle> = .finish
  ) async throws -> NavigationLaw? {
    let runner = runner()
    for step in steps {
      _ = runner.take(step)
      await eventually { runner.isAtRest }
    }
    runner.lookAround(after: .finish)
    #expect(runner.watch.breaches.isEmpty, "\(runner.watch.breaches)")
    hand(runner)
    _ = runner.take(last)
    await eventually { runner.isAtRest }
    runner.lookAround(after: last)
    return runner.watch.breaches.first?.law
  }

  private let shown: [WalkStep<Isle>] = [.verb(.show(.home)), .verb(.push(.note("x")))]

  @Test func `nothing wrong, nothing said`() async throws {
    #expect(try await breach(after: shown, doing: { _ in }) == nil)
  }

  @Test func `arrived where the screen is not`() async throws {
    let law = try await breach(after: shown) { runner in
      let before = runner.host.screen.visiblePath
      let request = runner.navigator.show(.lock)
      runner.remember([request])
      runner.watch.saw(before, at: request.number)
    }
    #expect(law == .arrival)
  }

  @Test func `a way back that is shown and leads nowhere`() async throws {
    let runner = runner()
    for step in shown {
      _ = runner.take(step)
      await eventually { runner.isAtRest }
    }
    runner.host.screen.swipeBack()
    runner.lookAround(after: .finish)
    #expect(runner.watch.breaches.contains { $0.law == .backChangesSomething })
  }

  @Test func `a screen that shows something else`() async throws {
    #expect(try await breach(after: shown) { $0.host.screen.swipeBack() } == .agreement)
  }

  @Test func `a step that no screen could do`() async throws {
    #expect(try await breach(after: shown) { $0.host.faults = [.dismiss(above: 3)] } == .agreement)
  }

  @Test func `a tree that changed without a word`() async throws {
    let law = try await breach(after: shown) { runner in
      runner.scene.onEvent = nil
      runner.navigator.show(.lock)
    }
    #expect(law == .nothingHalfDone)
  }

  @Test func `a node that a guard refuses`() async throws {
    let steps: [WalkStep<Isle>] = [.verb(.show(.home)), .verb(.show(.secret))]
    let runner = runner()
    for step in steps {
      _ = runner.take(step)
      await eventually { runner.isAtRest }
    }
    expectPicture(
      "main[*(home) | mail… | tour…] ⇧ fullScreen (secret)", of: runner.navigator.tree)
    runner.keeper.set(.deny, of: 1)
    runner.lookAround(after: .revalidate)
    #expect(runner.watch.breaches.map(\.law) == [.noWayRound])
  }

  /// Tells of a change that was never made.
  private func tell(
    _ runner: WalkRunner<Isle>, _ label: String, from: NavigationTree, to: NavigationTree
  ) -> [NavigationLaw] {
    let stamp = RequestStamp(number: 99, map: "IsleMap")
    runner.scene.onEvent?(
      .requested(.init(request: stamp, intent: label, requester: .code(CallSite()))))
    runner.scene.onEvent?(.committed(.init(request: stamp, from: from, to: to)))
    return runner.watch.breaches.map(\.law)
  }

  @Test func `a screen that comes without its guards`() async throws {
    let runner = runner()
    for step: WalkStep<Isle> in [.verb(.show(.home)), .verb(.show(.secret))] {
      _ = runner.take(step)
      await eventually { runner.isAtRest }
    }
    let secret = runner.scene.tree
    _ = runner.take(.verb(.dismiss))
    #expect(tell(runner, "reach home", from: secret, to: runner.scene.tree) == [.nothingHalfDone])
    _ = tell(runner, "reach secret", from: runner.scene.tree, to: secret)
    runner.passes.lookAround()
    #expect(runner.watch.breaches.map(\.law).contains(.noWayRound))
  }

  @Test func `a screen that is taken away though it stays`() async throws {
    for (label, isAllowed) in [("back", false), ("evict", true), ("releaseKept", true)] {
      let runner = runner()
      for step in shown { _ = runner.take(step) }
      let full = runner.scene.tree
      #expect(runner.take(.exit(2, .stays)))
      #expect(!runner.exits.isEmpty)
      let laws = tell(runner, label, from: full, to: NavigationTree())
      #expect(laws.contains(.noWayRound) == !isAllowed, "\(label)")
      #expect(runner.exits.isEmpty)
    }
  }

  @Test func `a question that is open and has no screen`() async throws {
    let runner = runner()
    for step in shown + [.verb(.ask(.flow))] {
      _ = runner.take(step)
      await settle()
    }
    #expect(runner.askers.nodes.count == 1 && !runner.askers.isEmpty)
    runner.lookAround(after: .finish)
    #expect(runner.watch.breaches.isEmpty)
    runner.askers.lookAround(in: NavigationTree())
    runner.askers.lookAtTheEnd()
    #expect(runner.watch.breaches.map(\.law) == [.everyRequestEnds, .everyRequestEnds])
  }

  @Test func `what comes back otherwise than it was saved`() async throws {
    let map = ShrinkingMap()
    let runner = WalkRunner<Isle> { Navigator(map, guards: $1, clock: $0).scene }
    for step: WalkStep<Isle> in [.verb(.show(.menu)), .verb(.show(.right)), .save, .ask(.restore)] {
      _ = runner.take(step)
      await eventually { runner.isAtRest }
      runner.lookAround(after: step)
    }
    #expect(runner.watch.breaches.isEmpty, "\(runner.watch.breaches)")
    map.isSmall = true
    _ = runner.take(.ask(.restore))
    await eventually { runner.isAtRest }
    runner.lookAround(after: .ask(.restore))
    #expect(runner.watch.breaches.map(\.law) == [.roundTrip])
  }

  @Test func `a model that outlives its screen, and one that is exchanged`() async throws {
    var kept: WalkModel?
    let outlived = try await breach(after: shown) { runner in
      kept = runner.models[runner.host.screen.visiblePath.last ?? NodeID(raw: 0)]?.model
    }
    #expect(outlived == nil && kept != nil)
    let law = try await breach(
      after: shown,
      doing: { runner in
        kept = runner.models[runner.host.screen.visiblePath.last ?? NodeID(raw: 0)]?.model
      }, then: .verb(.back))
    #expect(law == .identity)
    let exchanged = try await breach(after: shown) { runner in
      let other = WalkModel()
      kept = other
      for id in runner.models.keys { runner.models[id] = WalkModel.Reference(model: other) }
    }
    #expect(exchanged == .identity)
  }

  @Test func `a request that ends twice, or never`() async throws {
    let runner = runner()
    let request = runner.navigator.show(.home)
    let stamp = RequestStamp(number: request.number, map: "IsleMap")
    runner.scene.onEvent?(.failed(.init(request: stamp, error: .gone)))
    #expect(runner.watch.breaches.map(\.law) == [.everyRequestEnds])
    runner.scene.onEvent?(
      .committed(.init(request: stamp, from: runner.scene.tree, to: runner.scene.tree)))
    #expect(runner.watch.breaches.map(\.law).suffix(2) == [.nothingHalfDone, .nothingHalfDone])
    let other = self.runner()
    other.remember([NavigationRequest(99, CallSite(), in: other.scene)])
    #expect(await other.run([]).breach?.law == .everyRequestEnds)
  }

  /// A request of a row of its own that the navigator does not know.
  private func ask(_ number: Int, _ runner: WalkRunner<Isle>, showing route: Isle? = nil) {
    let stamp = RequestStamp(number: number, map: "IsleMap")
    runner.rows.beginTurn()
    runner.scene.onEvent?(
      .requested(.init(request: stamp, intent: "show lock", requester: .code(CallSite()))))
    runner.rows.note([NavigationRequest(number, CallSite(), in: runner.scene)], showing: route)
  }

  @Test func `a request that waits although none of its guards is asked`() async throws {
    let runner = runner()
    let stamp = RequestStamp(number: 99, map: "IsleMap")
    ask(99, runner, showing: .lock)
    #expect(runner.rows.heldUp == 99)
    runner.scene.onEvent?(.parked(.init(request: stamp)))
    #expect(runner.rows.heldUp == nil)
    runner.scene.onEvent?(.resumed(.init(request: stamp)))
    await runner.lookAtRows()
    #expect(runner.watch.breaches.map(\.law) == [.newestWins])
    ask(100, runner)
    #expect(runner.rows.heldUp == nil, "what waits for something later is not held up")
  }

  @Test func `a request that waits for a guard of its own is not held up`() async throws {
    let runner = runner()
    for step: WalkStep<Isle> in [.verb(.show(.home)), .verb(.show(.secret)), .verb(.dismiss)] {
      _ = runner.take(step)
      await eventually { runner.isAtRest }
    }
    runner.keeper.set(.silence, of: 1)
    _ = runner.take(.verb(.show(.secret)))
    await eventually { runner.keeper.waiting > 0 }
    #expect(runner.keeper.awaited == [.trusted] && runner.rows.heldUp == nil)
    _ = runner.take(.answer(1, .allow))
    _ = runner.take(.ask(.cancel))
    ask(99, runner, showing: .secret)
    await eventually { runner.keeper.waiting == 0 }
    #expect(runner.rows.heldUp == 99)
  }

  @Test func `what comes in front of what was asked for later`() async throws {
    for (isParked, isFollowed) in [(false, false), (true, false), (false, true)] {
      let runner = runner()
      for step in shown { _ = runner.take(step) }
      await eventually { runner.isAtRest }
      let (before, after) = (runner.scene.tree, NavigationTree())
      let stamps = [98, 99].map { RequestStamp(number: $0, map: "IsleMap") }
      for stamp in stamps { ask(stamp.number, runner) }
      if isParked { runner.scene.onEvent?(.parked(.init(request: stamps[0]))) }
      runner.scene.onEvent?(.committed(.init(request: stamps[1], from: before, to: after)))
      if isFollowed {
        runner.scene.onEvent?(.followed(.init(map: "IsleMap", from: before, to: before)))
      }
      runner.scene.onEvent?(.committed(.init(request: stamps[0], from: after, to: before)))
      runner.rows.lookAtOrder()
      let isBroken = runner.watch.breaches.contains { $0.law == .newestWins }
      #expect(isBroken == (!isParked && !isFollowed))
    }
  }

  @Test func `an id that comes a second time, and a node that becomes another`() throws {
    let navigator = Navigator(IsleMap(), guards: WalkKeeper())
    navigator.show(.home)
    let home = navigator.tree
    navigator.show(.lock)
    let lock = navigator.tree
    let newest = lock.allNodes.max() ?? NodeID(raw: 0)
    #expect(home.identityFaults(after: lock, newest: newest).count == home.allNodes.count)
    #expect(lock.identityFaults(after: home, newest: home.allNodes.max() ?? newest).isEmpty)
    let other = Navigator(IsleMap(), guards: WalkKeeper())
    other.show(.menu)
    #expect(other.tree.identityFaults(after: home, newest: newest).first?.contains(" is ") == true)
  }
}
