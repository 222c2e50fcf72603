/// The curtains over a scene: second windows above it, for a lock or a privacy cover; the lowest
/// first.
///
/// Each curtain has its own navigator, so that requests for the scene beneath cannot change the
/// curtain.
@MainActor package final class Curtains {
  private(set) weak var ground: SceneNavigator?
  package private(set) var all: [SceneNavigator] = []
  /// The version of the scene's maps that the curtains have.
  private var version = 0

  /// Sets the scene that the curtains cover.
  func cover(_ scene: SceneNavigator) { ground = scene }

  /// Opens the curtain of `root` at once, and lets its navigator take the request.
  func raise(
    _ root: AnyRoute, for submission: Signal.Submission, _ cargo: Cargo,
    over ground: SceneNavigator
  ) -> NavigationRequest {
    let curtain = Self.curtain(over: ground)
    all.append(curtain)
    version = ground.maps.version
    let isPlaced = ground.host?.raise(curtain) != false
    let number = curtain.traffic.lastNumber + 1
    let request = curtain.enter(submission, cargo)
    // Fails a request that still waits for a guard, since a curtain must appear at once.
    curtain.feed(.cancelled(number, because: .init(.guardedCurtain(route: root.label))))
    if curtain.traffic.tree.layers.isEmpty { end(curtain) } else { tellCovered() }
    if isPlaced || curtain.isClosed { return request }
    return ground.refuse(
      .noPlaceForCurtain(route: root.label), words: submission.intent.label, site: submission.site)
  }

  /// Makes an empty curtain with all settings of the scene's navigator.
  private static func curtain(over ground: SceneNavigator) -> SceneNavigator {
    let curtain = SceneNavigator(
      all: Array(ground.features.values), guards: ground.guards, clock: ground.clock, over: ground)
    curtain.traffic.limits = ground.traffic.limits
    // `holdsLinks` concerns the parts of the scene, not a curtain.
    curtain.traffic.limits.holdsLinks = false
    curtain.traffic.traits = SceneTraits(isCompact: ground.isCompact, isCurtain: true)
    // The scene's `onEvent` gets the events of the curtain's requests, not those of its tree.
    curtain.onEvent = { [weak ground] event in
      switch event {
      case .committed, .followed: break
      case .requested, .answered, .parked, .resumed, .arrived, .failed, .diagnosed, .tappedAgain:
        ground?.hear(event)
      }
    }
    curtain.onDiagnostic = { [weak ground] in ground?.onDiagnostic?($0) }
    curtain.onFailure = { [weak ground] error, site in ground?.failed(error, site) }
    curtain.listeners = ground.listeners.map { $0.listenerOfCurtain() }
    curtain.traffic.number(after: ground.traffic)
    curtain.parkingLimit = ground.parkingLimit
    curtain.tasks = ground.tasks
    return curtain
  }

  /// Moves all curtains to another host, whose window may come later, or away from a closed window.
  func move(from old: (any NavigationHost)?, to new: (any NavigationHost)?) {
    for curtain in all {
      let own = curtain.currentHost
      old?.lower(curtain)
      if let new { place(curtain, on: new) }
      if let own { curtain.detach(own) }
    }
  }

  /// Shows the curtains that have no window yet; a host calls this when it has a place for them.
  package func placeWaiting() {
    guard let host = ground?.host else { return }
    for curtain in all where curtain.currentHost == nil { place(curtain, on: host) }
  }

  /// Shows a curtain; without a place for it, it stands all the same, and a diagnostic reports it.
  private func place(_ curtain: SceneNavigator, on host: any NavigationHost) {
    guard !host.raise(curtain), let route = curtain.traffic.tree.part else { return }
    ground?.report(NavigationError.noPlaceForCurtain(route: route.label).diagnostic)
  }

  /// Removes a curtain that has no screens any more; requests that waited for its end go on.
  func end(_ curtain: SceneNavigator) {
    guard let index = all.firstIndex(where: { $0 === curtain }) else { return }
    all.remove(at: index)
    // This comes first: later the curtain has no host that checks for leaks.
    curtain.release(curtain.traffic.host.departed)
    curtain.host?.close()
    ground?.host?.lower(curtain)
    ground?.observers.routesChanged(from: curtain.traffic.tree, to: NavigationTree())
    // Without a host, the requests that closed the curtain need not wait for the screen.
    curtain.host = nil
    curtain.feed(.hosted(nil))
    for number in curtain.requests.keys.sorted() {
      curtain.feed(.cancelled(number, because: .init(.superseded(by: nil))))
    }
    curtain.close()
    tellCovered()
  }

  /// Closes all curtains because the scene closes.
  func close() {
    let ending = all
    all = []
    for curtain in ending {
      curtain.close()
      ground?.host?.lower(curtain)
    }
  }

  /// Keeps the numbers of requests and nodes unique among all navigators of the scene.
  ///
  /// The curtains also adopt the maps that the scene has adopted.
  func keepInStep(with navigator: SceneNavigator) {
    for other in [ground].compactMap(\.self) + all where other !== navigator {
      other.traffic.number(after: navigator.traffic)
    }
    guard navigator === ground, version != navigator.maps.version else { return }
    version = navigator.maps.version
    let maps = navigator.maps.sorted.map { AdoptedMap([$0]) }
    for curtain in all { curtain.feed(.maps(maps)) }
  }

  /// Tells each navigator whether a curtain covers it, and which curtains are open.
  ///
  /// Covered navigators ask a user nothing. Requests that waited for a curtain's end go on.
  private func tellCovered() {
    let navigators = [ground].compactMap(\.self) + all
    for navigator in navigators {
      navigator.waits.isCovered = !all.isEmpty && all.last !== navigator
      navigator.covered.show(navigator.waits.isCovered)
    }
    // A request that goes on may raise the next curtain.
    for navigator in navigators { navigator.feed(.curtains(all.compactMap(\.traffic.tree.part))) }
  }
}
