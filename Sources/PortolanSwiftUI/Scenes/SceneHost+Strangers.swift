import Portolan
import PortolanWindows

/// What other code presents over our layers, in UIKit's chain of presentations.
///
/// SwiftUI presents a layer of ours only where nothing else stands (S34), so a stranger is above all
/// of ours, and goes before one comes.
extension SceneHost {
  var strangers: [UIViewController] {
    guard canBeAsked, let root = windowProbe?.outermost else { return [] }
    return Array(root.presentations.dropFirst(countOfPresentations(in: shownLayers)))
  }

  /// Whether UIKit's chain of presentations stands over our root.
  ///
  /// Out of sight, in another tab of the app's own, it is over something else. A cover that takes our
  /// root out of its window takes all around it too.
  var canBeAsked: Bool {
    windowProbe.map { $0.isInWindow || !$0.outermost.isInWindow } ?? false
  }

  func decision(on modal: ForeignID) -> ModalDecision {
    strangers.first { ForeignID($0) == modal }.map(looks.decideOnModal) ?? .close
  }

  /// How many of these layers UIKit presents; it does not know the app's own presentations.
  func countOfPresentations(in layers: ArraySlice<LayerModel>) -> Int {
    layers.count { $0.presentation == nil }
  }

  /// Whether other code covers a screen, so that it does not become visible.
  ///
  /// Beneath what other code has pushed SwiftUI may build nothing before it comes into sight.
  func isCovered(_ screen: ScreenModel) -> Bool {
    guard let stack = screen.stack.flatMap(nodes.existing) as? StackModel else {
      return screen.isBuilt && !strangers.isEmpty
    }
    guard strangers(above: stack).isEmpty else { return true }
    return screen.isBuilt && !strangers.isEmpty && isOnTop(stack)
  }

  var isStrangerMoving: Bool {
    strangers.last?.isComingOrGoing == true
  }

  /// Sees the end of a stranger's transition, of which no probe tells.
  ///
  /// The host asks no other coordinator. One that outlives its transition (U166) holds nothing up:
  /// probes and presented controllers say that something moves, never the coordinator.
  func watchStrangers() {
    strangers.last?.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      self?.checkSoon()
    }
  }

  /// Goes on when no stranger is in front.
  ///
  /// One may go by itself: a menu performs its action while it is presented (U165). What stays is
  /// dismissed.
  func withoutStrangers(animated: Bool, _ body: @escaping () -> Void) {
    guard !strangers.isEmpty else { return body() }
    let number = performance
    Task { [weak self] in
      await Task.yield()
      guard let self, number == performance else { return }
      whenAtRest({ true }) { [weak self] in self?.dismissStrangers(animated: animated, body) }
    }
  }

  /// Presents a coming layer again when one of other code came in its place; true as long as that takes.
  ///
  /// Of two that are asked for in one update SwiftUI presents one (S23).
  func presentRivalled() -> Bool {
    guard let layer = layers.last, !layer.hasAppeared, layer.presentation == nil,
      let below = layers.dropLast().last, below.next === layer,
      layer.content.flatMap(nodes.leaf)?.phase == .absent
    else { return false }
    if let presenter = strangers.first?.presentingViewController, layer.rival == .none {
      layer.rival = .dismissed
      presenter.dismiss(animated: false) { [weak self] in self?.checkSoon() }
      return true
    }
    guard strangers.isEmpty else { return false }
    if let source = layer.form.source, !below.hasSource(source) || isCovered(below) {
      layer.loseSource()
      scene.report(.pointsAtNothing(layer.content.flatMap(scene.currentTree.route)))
      return true
    }
    guard layer.rival == .dismissed else { return false }
    layer.rival = .replaced
    below.presentAgain(layer)
    return true
  }

  /// Whether other code has pushed a screen over what a layer shows.
  func isCovered(_ layer: LayerModel) -> Bool {
    let root = layer.content ?? parts.current
    let stack = root.flatMap(nodes.leaf)?.stack.flatMap(nodes.existing) as? StackModel
    return stack.map { !strangers(above: $0).isEmpty } ?? false
  }

  /// Dismisses strangers until none stands there: one that goes may have another in its place.
  private func dismissStrangers(animated: Bool, _ body: @escaping () -> Void) {
    guard let lowest = strangers.first, let presenter = lowest.presentingViewController else {
      return body()
    }
    presenter.dismiss(animated: animated) { [weak self] in self?.checkSoon() }
    // The same one is not dismissed twice: who refuses keeps the plan until the deadline.
    whenAtRest({ [weak self, weak lowest] in
      guard let first = self?.strangers.first else { return true }
      return first !== lowest
    }) { [weak self] in self?.dismissStrangers(animated: animated, body) }
  }
}

extension UIViewController {
  /// Whether UIKit has the view in a window: of one that is at rest that says what no report said.
  var isInWindow: Bool { viewIfLoaded?.window != nil }

  /// The controller around all others in which this one stands.
  var outermost: UIViewController { parent?.outermost ?? self }

  /// The probes of the screens that stand in this controller.
  var probes: [ProbeController] {
    children.flatMap { child in (child as? ProbeController).map { [$0] } ?? child.probes }
  }
}
