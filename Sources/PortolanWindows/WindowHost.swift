package import Portolan

/// A host whose root comes and goes with its window: a window is closed and opened again, a root is
/// replaced, or two roots show one navigator by mistake.
@MainActor package protocol WindowHost: NavigationHost {
  var scene: SceneNavigator { get }
  /// Whether the root is in a window.
  var isOnScreen: Bool { get }
  /// Whether there is room for one column at a time.
  var isCompact: Bool { get }
  /// The host whose root is empty as long as this one shows the navigator; held weakly.
  var earlier: Self? { get set }
  /// What the framework calls a root.
  nonisolated static var root: String { get }

  /// Shows nothing any more; attached again, the host builds all anew.
  func clear()
}

extension WindowHost {
  /// Becomes the navigator's host; a root that is replaced leaves its window in the same turn.
  package func attach() {
    let before = scene.currentHost as? Self
    scene.isCompact = isCompact
    scene.attach(self)
    guard let before, before !== self else { return }
    earlier = before
    Task { [weak before] in
      guard let before, before.isOnScreen, before.isReplaced else { return }
      before.scene.report(.twoRoots(Self.root))
      before.clear()
    }
  }

  /// Whether this root was emptied for the one that shows the navigator now: one that a layer covered
  /// wholly comes into its window again when it is emptied.
  package var isReplaced: Bool {
    var later = scene.currentHost as? Self
    while let host = later, host !== self {
      if host.earlier === self { return true }
      later = host.earlier
    }
    return false
  }

  /// The move of a user who closes a layer, with what stands on it; nil when it has gone.
  package func closing(_ layer: NodeID?) -> Intent? {
    layer.flatMap { scene.currentTree.style(ofLayer: $0) == nil ? nil : .close(.node($0)) }
  }

  /// Asks for what a refused drag of a layer, or a tap beside a drawer of the app's, would close; a layer
  /// that a user may not close stays.
  package func askToClose(_ layer: NodeID?) {
    if let move = closing(layer), scene.isApplicable(move) { scene.submit(gesture: move) }
  }

  /// The root has gone; another that was emptied for it shows the tree again.
  package func detach() {
    guard scene.isHosted(by: self) else { return leaveChain() }
    scene.detach(self)
    var next = earlier
    while let host = next, !host.isOnScreen { next = host.earlier }
    // It is not empty yet when this one went in the turn in which it came.
    next?.clear()
    next?.attach()
  }

  /// The host that replaced this one stands for the earlier ones too: a later root may come before
  /// this host is told that its own has gone.
  private func leaveChain() {
    var later = scene.currentHost as? Self
    while let host = later {
      if host.earlier === self { host.earlier = earlier }
      later = host.earlier
    }
  }
}
