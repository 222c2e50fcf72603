import Portolan

/// Takes the steps of a walk on a navigator of its own and looks after each at the laws.
@MainActor final class WalkRunner<R: NavigationRoute> {
  let scene: SceneNavigator
  let host = MisbehavingHost()
  let clock: TestClock
  let keeper: WalkKeeper<R>
  let watch: WalkWatch
  let passes: WalkPasses<R>
  let exits: WalkExits
  let askers: WalkAskers<R>
  let rows: WalkRows<R>
  let saving: WalkSaving
  /// All that was asked for.
  private(set) var requests: [NavigationRequest] = []
  /// Those of them that were not looked at after their end.
  var open: [NavigationRequest] = []
  /// What other code shows screens with.
  var intruders: [WalkIntruder] = []
  /// Whether the host may show something else than it was told.
  var isHostTrusted = true
  /// How often all guards are being asked again.
  var revalidations = 0
  /// How many steps were taken beneath curtains.
  var coveredSteps = 0
  /// What is to be asked for in a later turn.
  var turnsToCome = 0
  /// The models of screens, which live as long as their nodes.
  var models: [NodeID: WalkModel.Reference] = [:]

  var navigator: Navigator<R> { Navigator(scene) }

  /// More than anybody waits for.
  static var longTime: Duration { .seconds(700) }

  init(_ make: @MainActor (TestClock, WalkKeeper<R>) throws -> SceneNavigator) rethrows {
    clock = TestClock()
    keeper = WalkKeeper()
    keeper.clock = clock
    scene = try make(clock, keeper)
    watch = WalkWatch(scene, host)
    passes = WalkPasses(keeper, watch, scene)
    exits = WalkExits(watch)
    askers = WalkAskers(watch, Navigator(scene))
    rows = WalkRows(keeper, watch, Navigator(scene))
    saving = WalkSaving(watch, scene)
    scene.attach(host)
  }

  /// Remembers what was asked for.
  func remember(_ new: [NavigationRequest]) {
    requests += new
    open += new
  }

  /// Takes the steps until a law is broken or none is left.
  func run(_ steps: [WalkStep<R>]) async -> WalkRun {
    var run = WalkRun()
    for step in steps {
      let before = scene.tree
      let count = requests.count
      let commits = watch.committed.count
      let curtains = host.curtains.map(\.curtain)
      let isPossible = take(step)
      await rest()
      lookAtCurtains(curtains)
      lookAround(after: step)
      if isPossible, watch.committed.count == commits { lookAtIntruder(after: step) }
      let isRefused = requests.dropFirst(count).contains { $0.hasFailed }
      run.count(
        step.kind, isAccepted: isPossible && !isRefused, changed: scene.tree != before)
      if let breach = watch.breaches.first {
        run.breach = breach
        return run
      }
      unlockLater()
    }
    await end()
    run.breach = watch.breaches.first
    return run
  }

  /// Lets all go on that can; what waits for time, a person or the host waits.
  private func rest() async {
    for _ in 0..<10 {
      await Task.yield()
      await turn()
    }
    // Requests of one row may each wait for a silent guard's deadline, one after the other.
    for round in 0..<300 {
      let isEnough = await turns(until: { isAtRest || isHostBusy || keeper.waiting > 0 })
      if isEnough, isAtRest || isHostBusy {
        if !isAtRest { await lookAtRows() }
        // Who waits for time must be asleep before it passes, or the walk is another each time.
        let sleepers = scene.parkedCount + (scene.isHostPerforming ? 1 : 0)
        _ = await turns(until: { clock.sleeping(within: Self.longTime) >= sleepers })
        await readAgain()
        // Who asked is told a few turns after the screen is gone.
        _ = await turns(until: { isHostBusy || !askers.waitInVain(in: scene.tree) })
        return
      }
      for _ in 0..<20 { await turn() }
      await lookAtRows()
      if !watch.breaches.isEmpty { return }
      clock.pass(.seconds(1))
      // A person who sees nothing is not asked.
      if round > 10, !host.curtains.isEmpty, keeper.waiting == 0 { return }
    }
    watch.report(.everyRequestEnds, "what was asked for never comes to rest")
  }

  /// What a host did wrong is found when the screen is read again.
  private func readAgain() async {
    guard !isHostTrusted, host.manner == .behaves else { return }
    for _ in 0..<3 where isAtRest && !isHostBusy && !agrees {
      scene.screenDidChange()
      _ = await turns(until: { isAtRest })
    }
  }

  var isAtRest: Bool { !scene.isBusy && revalidations == 0 && turnsToCome == 0 }

  private var isHostBusy: Bool { host.isTransitioning || scene.isHostPerforming }

  private func turns(until condition: () -> Bool) async -> Bool {
    await comesAbout(in: 5_000, condition)
  }

  /// The walk ends: the host behaves, time passes, the scene closes, and so has every request.
  private func end() async {
    host.behave()
    unlock()
    for _ in 0..<3 {
      for _ in 0..<50 { await Task.yield() }
      clock.pass(.seconds(1_000))
    }
    await rest()
    if watch.breaches.isEmpty { lookAtAgreement() }
    scene.close()
    lookAtArrivals()
    _ = await turns(until: { askers.isEmpty })
    askers.lookAtTheEnd()
    for request in requests {
      if request.outcome == nil {
        watch.report(.everyRequestEnds, "request \(request.number) is open after the end")
      } else if watch.ends[request.number] != 1 {
        let times = watch.ends[request.number] ?? 0
        watch.report(.everyRequestEnds, "request \(request.number) ended \(times) times")
      }
    }
  }
}

extension NavigationRequest {
  var hasFailed: Bool {
    if case .failure = outcome { return true }
    return false
  }
}
