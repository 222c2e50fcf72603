/// The curtains over a scene, the lowest first.
///
/// Each is a navigator of its own, so that requests beneath cannot reach it.
@MainActor package final class Curtains {
  private(set) weak var ground: SceneNavigator?
  private(set) var all: [SceneNavigator] = []

  /// Belongs to this scene from now on.
  func cover(_ scene: SceneNavigator) { ground = scene }

  /// Shows a curtain before this returns.
  func raise(
    _ root: AnyRoute, for submission: LiveSignal.Submission, _ cargo: Cargo,
    over ground: SceneNavigator
  ) -> NavigationRequest {
    let curtain = Self.curtain(over: ground)
    all.append(curtain)
    guard ground.host.map({ $0.raise(curtain) }) ?? true else {
      all.removeAll { $0 === curtain }
      tellCovered()
      return ground.refuse(
        .noPlaceForCurtain(root.label), words: submission.intent.label, site: submission.site)
    }
    let number = curtain.traffic.lastNumber + 1
    let request = curtain.enter(submission, cargo)
    // A curtain cannot wait for guards, not even for those of its members.
    curtain.feed(.cancelled(number, because: .guardedCurtain(root.label)))
    if curtain.tree.layers.isEmpty { end(curtain) } else { tellCovered() }
    return request
  }

  /// Makes an empty curtain with all settings of the scene's navigator.
  private static func curtain(over ground: SceneNavigator) -> SceneNavigator {
    let curtain = SceneNavigator(
      all: Array(ground.features.values), guards: ground.guards, clock: ground.clock, over: ground)
    curtain.traffic.limits = ground.traffic.limits
    // Holding links is for the scene's parts; a curtain is not one.
    curtain.traffic.limits.holdsLinks = false
    curtain.traffic.traits = SceneTraits(isCompact: ground.isCompact, isCurtain: true)
    // Listeners of the scene get the events of the curtain's requests, not of its trees.
    curtain.onEvent = { [weak ground] event in
      switch event {
      case .committed, .followed: break
      case .requested, .answered, .parked, .resumed, .arrived, .failed, .diagnosed:
        ground?.onEvent?(event)
      }
    }
    curtain.onFailure = { [weak ground] error, site in ground?.failed(error, site) }
    curtain.traffic.number(after: ground.traffic)
    curtain.parkingLimit = ground.parkingLimit
    curtain.tasks = ground.tasks
    return curtain
  }

  /// Moves all curtains from the old host to a new one.
  func move(from old: (any NavigationHost)?, to host: any NavigationHost) {
    for curtain in all {
      old?.lower(curtain)
      if !host.raise(curtain) { endWithoutPlace(curtain) }
    }
  }

  /// Ends a curtain for which a new host has no place, and reports it.
  package func endWithoutPlace(_ curtain: SceneNavigator) {
    if let route = curtain.tree.part {
      ground?.report(NavigationError.noPlaceForCurtain(route.label).diagnostic)
    }
    end(curtain)
  }

  /// Removes a curtain that shows nothing any more; requests that waited for that go on.
  func end(_ curtain: SceneNavigator) {
    guard let index = all.firstIndex(where: { $0 === curtain }) else { return }
    all.remove(at: index)
    // Afterwards it has no host that could check what must be released.
    curtain.release(curtain.traffic.stage.departed)
    curtain.host?.close()
    ground?.host?.lower(curtain)
    // The requests that ended it arrive without a screen.
    curtain.host = nil
    curtain.feed(.hosted(nil))
    for number in curtain.requests.keys.sorted() {
      curtain.feed(.cancelled(number, because: .superseded(by: nil)))
    }
    curtain.close()
    tellCovered()
  }

  /// Closes all curtains with the scene.
  func close() {
    let ending = all
    all = []
    for curtain in ending {
      curtain.close()
      ground?.host?.lower(curtain)
    }
  }

  /// Keeps numbers of requests and nodes unique in the whole scene, and its maps valid in curtains.
  func keepInStep(with navigator: SceneNavigator) {
    for other in [ground].compactMap(\.self) + all where other !== navigator {
      other.traffic.number(after: navigator.traffic)
      if navigator === ground { other.traffic.maps = navigator.maps }
    }
  }

  /// Pauses questions to a person under curtains, and resumes requests that waited for a curtain.
  private func tellCovered() {
    for navigator in [ground].compactMap(\.self) + all {
      navigator.waits.isCovered = !all.isEmpty && all.last !== navigator
    }
    ground?.feed(.curtains(all.compactMap(\.tree.part)))
  }
}
