/// The curtains over a scene, the lowest first: each is a navigator of its own, so that what is asked
/// for beneath cannot reach it.
@MainActor final class Curtains {
  private(set) weak var ground: SceneNavigator?
  private(set) var all: [SceneNavigator] = []

  /// What is over a scene; nothing yet.
  func cover(_ scene: SceneNavigator) { ground = scene }

  /// Whether something stands over a navigator of this scene.
  func isCovered(_ navigator: SceneNavigator) -> Bool {
    !all.isEmpty && all.last !== navigator
  }

  /// Shows a curtain before this returns.
  func raise(
    _ root: AnyRoute, for asked: Signal.Asked, _ cargo: Cargo, over ground: SceneNavigator
  ) -> NavigationRequest {
    let curtain = Self.curtain(over: ground)
    all.append(curtain)
    guard ground.host.map({ $0.raise(curtain) }) ?? true else {
      all.removeAll { $0 === curtain }
      tellCovered()
      return ground.refuse(
        .noPlaceForCurtain(root.label), asked: asked.intent.label, site: asked.site)
    }
    let request = curtain.enter(asked, cargo)
    // What it brings along has guards: who waits for them is no curtain.
    curtain.feed(.cancelled(request.number, because: .guardedCurtain(root.label)))
    if curtain.tree.layers.isEmpty { end(curtain) } else { tellCovered() }
    return request
  }

  /// An empty one, with all that the app has said to the scene's navigator.
  private static func curtain(over ground: SceneNavigator) -> SceneNavigator {
    let curtain = SceneNavigator(
      all: Array(ground.features.values), clock: ground.clock, over: ground)
    curtain.traffic.limits = ground.traffic.limits
    // It is no part that an app gets ready for.
    curtain.traffic.limits.holdsLinks = false
    curtain.traffic.traits = SceneTraits(isCompact: ground.isCompact, isCurtain: true)
    // Its trees are its own: who follows those of the scene hears of its requests alone.
    curtain.onEvent = { [weak ground] event in if !event.isOfTree { ground?.onEvent?(event) } }
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
      guard !host.raise(curtain), let route = curtain.tree.part else { continue }
      ground?.report(NavigationError.noPlaceForCurtain(route.label).diagnostic)
    }
  }

  /// A curtain shows nothing any more: it goes, and what waited for that goes on.
  func end(_ curtain: SceneNavigator) {
    guard let place = all.firstIndex(where: { $0 === curtain }) else { return }
    all.remove(at: place)
    curtain.host?.close()
    ground?.host?.lower(curtain)
    // What ended it arrives without a screen.
    curtain.host = nil
    curtain.feed(.hosted(nil))
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

  /// Numbers of requests and nodes name one thing in the whole scene.
  func number(after navigator: SceneNavigator) {
    for other in [ground].compactMap(\.self) + all where other !== navigator {
      other.traffic.number(after: navigator.traffic)
    }
  }

  /// Who is covered asks no person until it is not; and those wait no longer that waited for a
  /// curtain to go.
  private func tellCovered() {
    for navigator in [ground].compactMap(\.self) + all {
      navigator.waits.isCovered = isCovered(navigator)
    }
    ground?.feed(.curtains(all.compactMap(\.tree.part)))
  }
}
