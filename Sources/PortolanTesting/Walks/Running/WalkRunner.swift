import Portolan

/// Takes the steps of a walk on its own navigator and checks the laws after each.
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
  let paths: WalkPaths<R>
  let others: [NavigationWalk<R>.OtherFeature]
  /// All requests.
  private(set) var requests: [NavigationRequest] = []
  /// The requests that were not checked after their end.
  var open: [NavigationRequest] = []
  /// The screens of other code.
  var intruders: [WalkIntruder] = []
  /// Whether the host shows what its plans say.
  var isHostTrusted = true
  /// The number of revalidations that have not ended.
  var revalidations = 0
  /// The number of steps beneath curtains.
  var coveredSteps = 0
  /// The number of later turns that make requests.
  var turnsToCome = 0
  /// The models of screens, which live as long as their nodes.
  var models: [NodeID: WalkModel.Reference] = [:]

  var navigator: Navigator<R> { Navigator(scene) }

  /// Longer than any wait.
  static var longTime: Duration { .seconds(700) }

  init(
    _ make: @MainActor (TestClock, WalkKeeper<R>) throws -> SceneNavigator,
    _ others: [NavigationWalk<R>.OtherFeature] = [], isWide: Bool = false
  ) rethrows {
    self.others = others
    clock = TestClock()
    keeper = WalkKeeper()
    keeper.clock = clock
    scene = try make(clock, keeper)
    watch = WalkWatch(scene, host)
    passes = WalkPasses(keeper, watch, scene)
    exits = WalkExits(watch)
    askers = WalkAskers(watch, Navigator(scene))
    rows = WalkRows(keeper, watch, Navigator(scene))
    paths = WalkPaths(watch)
    saving = WalkSaving(watch, scene, isWide: isWide)
    scene.attach(host)
  }

  /// Remembers a request.
  func remember(_ new: [NavigationRequest]) {
    requests += new
    open += new
  }

  /// Takes the steps until a law is broken or no step is left.
  func run(_ steps: [WalkStep<R>]) async -> WalkRun {
    var run = WalkRun()
    for step in steps {
      let before = trees
      let count = requests.count
      let commits = watch.committed.count
      let curtains = curtainsToStay(after: step)
      let isPossible = take(step)
      await rest()
      lookAtCurtains(curtains)
      lookAround(after: step)
      if isPossible, watch.committed.count == commits { lookAtIntruder(after: step) }
      let isRefused = requests.dropFirst(count).contains { $0.hasFailed }
      run.count(
        step.kind, isAccepted: isPossible && !isRefused, changed: trees != before)
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

  /// The trees of the scene and of all curtains.
  private var trees: [NavigationTree] { [scene.tree] + host.curtains.map(\.curtain.tree) }

  /// Gives turns to all tasks; waits for time, a user or the host stay.
  private func rest() async {
    for _ in 0..<10 {
      await Task.yield()
      await turn()
    }
    // Requests of one row may each wait for a silent guard's deadline, one after the other.
    for _ in 0..<300 {
      let isEnough = await turns(until: {
        isAtRest || isHostBusy || keeper.waiting > 0 || !heldUp.isEmpty || isAskedInVain
      })
      if closeModals() { continue }
      if isEnough, isAtRest || isHostBusy {
        if !isAtRest { await lookAtRows() }
        // Tasks that wait for time must sleep before it passes, or the walk differs each time.
        let sleepers = scene.parked.count + (scene.isHostPerforming ? 1 : 0)
        _ = await turns(until: { clock.sleeping(within: Self.longTime) >= sleepers })
        await readAgain()
        // An asker learns of the end a few turns after the screen has gone.
        _ = await turns(until: { isHostBusy || !askers.waitInVain(in: scene.tree) })
        return
      }
      for _ in 0..<20 { await turn() }
      await lookAtRows()
      if !watch.breaches.isEmpty || isAskedInVain { return }
      clock.pass(.seconds(1))
    }
    watch.report(.everyRequestEnds, "the requests never come to rest")
  }

  /// Whether a user is asked who sees nothing, and so does not answer: turns and time are in vain.
  private var isAskedInVain: Bool {
    !host.curtains.isEmpty && keeper.waiting == 0 && revalidations == 0 && turnsToCome == 0
      && scene.isBusy && SceneProgress(of: scene).waitsForUser
  }

  /// The modals that say `isModalInPresentation` and for which requests wait.
  private var heldUp: [ForeignID] {
    SceneProgress(of: scene).askedModals.compactMap(scene.tree.foreign)
      .filter { host.modals[$0]?.isModal == true }
  }

  /// A user closes the modals for which requests wait; false when there are none.
  private func closeModals() -> Bool {
    let modals = heldUp
    guard !modals.isEmpty, !isHostBusy else { return false }
    for modal in modals { host.screen.remove(modal) }
    scene.screenDidChange()
    return true
  }

  /// The next reading of the screen finds the mistakes of a host.
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

  /// Ends the walk: the host behaves, time passes, the scene closes, and every request ends.
  private func end() async {
    host.behave()
    unlock()
    for _ in 0..<3 {
      for _ in 0..<50 { await Task.yield() }
      clock.pass(.seconds(1_000))
    }
    await rest()
    passes.lookAround()
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
