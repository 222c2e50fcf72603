/// The curtains over a scene, the lowest first: each is a navigator of its own, so that what is asked
/// for beneath cannot reach it.
@MainActor package final class Curtains {
  private(set) weak var ground: SceneNavigator?
  private(set) var all: [SceneNavigator] = []

  /// What is over a scene; nothing yet.
  func cover(_ scene: SceneNavigator) { ground = scene }

  /// Shows a curtain before this returns.
  func raise(
    _ root: AnyRoute, for asked: LiveSignal.Asked, _ cargo: Cargo, over ground: SceneNavigator
  ) -> NavigationRequest {
    let curtain = Self.curtain(over: ground)
    all.append(curtain)
    guard ground.host.map({ $0.raise(curtain) }) ?? true else {
      all.removeAll { $0 === curtain }
      tellCovered()
      return ground.refuse(
        .noPlaceForCurtain(root.label), asked: asked.intent.label, site: asked.site)
    }
    let number = curtain.traffic.lastNumber + 1
    let request = curtain.enter(asked, cargo)
    // A curtain cannot wait for guards, not even for those of its members.
    curtain.feed(.cancelled(number, because: .guardedCurtain(root.label)))
    if curtain.tree.layers.isEmpty { end(curtain) } else { tellCovered() }
    return request
  }

  /// An empty one, with all that the app has said to the scene's navigator.
  private static func curtain(over ground: SceneNavigator) -> SceneNavigator {
    let curtain = SceneNavigator(
      all: Array(ground.features.values), guards: ground.guards, clock: ground.clock, over: ground)
    curtain.traffic.limits = ground.traffic.limits
    // It is no part that an app gets ready for.
    curtain.traffic.limits.holdsLinks = false
    curtain.traffic.traits = SceneTraits(isCompact: ground.isCompact, isCurtain: true)
    // Listeners of the scene hear of its requests, not of its trees.
    curtain.onEvent = { [weak ground] event in
      switch event {
      case .committed, .followed: break
      case .asked, .answered, .parked, .resumed, .arrived, .failed, .diagnosed:
        ground?.onEvent?(event)
      }
    }
    curtain.onFailure = { [weak ground] error, site in ground?.failed(error, site) }
    curtain.traffic.number(after: ground.traffic)
    curtain.parkingLimit = ground.parkingLimit
    curtain.tasks = ground.tasks
    return curtain
  }

  /// A new host shows what stood over the old one.
  func move(from old: (any NavigationHost)?, to host: any NavigationHost) {
    for curtain in all {
      old?.lower(curtain)
      if !host.raise(curtain) { endWithoutPlace(curtain) }
    }
  }

  /// A curtain that was asked for before there was a host has no place there: it goes.
  package func endWithoutPlace(_ curtain: SceneNavigator) {
    if let route = curtain.tree.part {
      ground?.report(NavigationError.noPlaceForCurtain(route.label).diagnostic)
    }
    end(curtain)
  }

  /// A curtain shows nothing any more: it goes, and what waited for that goes on.
  func end(_ curtain: SceneNavigator) {
    guard let place = all.firstIndex(where: { $0 === curtain }) else { return }
    all.remove(at: place)
    // Afterwards there is no host that could say what must die.
    curtain.release(curtain.traffic.stage.departed)
    curtain.host?.close()
    ground?.host?.lower(curtain)
    // What ended it arrives without a screen.
    curtain.host = nil
    curtain.feed(.hosted(nil))
    for number in curtain.requests.keys.sorted() {
      curtain.feed(.cancelled(number, because: .superseded(by: nil)))
    }
    curtain.close()
    tellCovered()
  }

  /// The scene ends.
  func close() {
    let ending = all
    all = []
    for curtain in ending {
      curtain.close()
      ground?.host?.lower(curtain)
    }
  }

  /// Numbers of requests and nodes name one thing in the whole scene, and its maps hold in curtains too.
  func keepInStep(with navigator: SceneNavigator) {
    for other in [ground].compactMap(\.self) + all where other !== navigator {
      other.traffic.number(after: navigator.traffic)
      if navigator === ground { other.traffic.maps = navigator.maps }
    }
  }

  /// Covered navigators put off their questions to a person, and what waited for a curtain goes on.
  private func tellCovered() {
    for navigator in [ground].compactMap(\.self) + all {
      navigator.waits.isCovered = !all.isEmpty && all.last !== navigator
    }
    ground?.feed(.curtains(all.compactMap(\.tree.part)))
  }
}
