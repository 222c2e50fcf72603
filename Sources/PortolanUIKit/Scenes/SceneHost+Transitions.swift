import Portolan
import PortolanWindows

/// How screens come and go in stacks and as layers, as their map says.
extension SceneHost {
  /// The transition of a controller where it stands, or where it stood before this plan; the system's
  /// for a controller of other code.
  func transition(of controller: UIViewController) -> ScreenTransition {
    guard let id = screens.node(of: controller) else { return .automatic }
    let tree = scene.currentTree
    guard !tree.contains(id) else {
      return screens.transitions.resolve(id, in: tree, under: scene).now
    }
    let old = [plan?.to, plan?.from].compactMap(\.self).first { $0.contains(id) }
    return old.map { scene.maps.transition(of: id, in: $0).now } ?? .automatic
  }

  /// Lets UIKit present a layer as its map says; it dismisses the layer in the same way.
  ///
  /// What the assembly set stays as it is for the system's own transition.
  func prepare(
    _ layer: UIViewController, as style: PresentationStyle, _ transition: ScreenTransition
  ) {
    if layer.transitioningDelegate === reports {
      layer.transitioningDelegate = nil
      layer.modalTransitionStyle = .coverVertical
    }
    guard style.kind != .popover, !style.isDialog else { return }
    switch transition.kind {
    case .automatic, .cut: return
    case .zoom: prepareZoom(of: layer, as: transition, isExpected: true)
    case .crossDissolve, .slide, .named:
      layer.transitioningDelegate = reports
      if transition.kind == .crossDissolve { layer.modalTransitionStyle = .crossDissolve }
    }
  }

  /// The view or button of a name, of which the screen in front is asked first; without one that is
  /// reported.
  func source(
    named name: SourceName, of id: NodeID, in tree: NavigationTree
  ) -> (any UIPopoverPresentationControllerSourceItem)? {
    let source = root?.front.shownSource(named: name)
    if source == nil { scene.report(.pointsAtNothing(tree.route(of: id))) }
    return source
  }

  func animator(
    for operation: UINavigationController.Operation, from old: UIViewController,
    to new: UIViewController, in stack: UINavigationController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let isComing = operation == .push
    return operation == .none ? nil : animator(for: isComing ? new : old, isComing: isComing)
  }

  func animator(
    forLayer controller: UIViewController, isComing: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    // The layer's own style dissolves it.
    if transition(of: controller).kind == .crossDissolve { return nil }
    return animator(for: controller, isComing: isComing)
  }

  private func animator(
    for controller: UIViewController, isComing: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let transition = transition(of: controller)
    guard transition.zoomSource == nil else { return nil }
    return root?.animation(for: transition).map {
      ScreenAnimator($0, seconds: transition.seconds, isComing: isComing)
    }
  }
}

extension SceneHost {
  /// Lets UIKit zoom a screen that comes next, when its source is there; one that is expected and not
  /// there is reported.
  func prepareZoom(
    of controller: UIViewController, as transition: ScreenTransition, isExpected: Bool
  ) {
    guard let id = screens.node(of: controller) else { return }
    guard let name = transition.zoomSource else { return setZoom(of: controller, to: false) }
    let source =
      isExpected
      ? source(named: name, of: id, in: scene.currentTree) : root?.front.shownSource(named: name)
    let isOnBar = source is UIBarButtonItem
    setZoom(of: controller, to: source is UIView || isOnBar, fromBar: isOnBar)
  }

  /// Lets UIKit zoom a screen that has come and may go next, or comes next.
  func setZoom(of controller: UIViewController, to zooms: Bool, fromBar: Bool = false) {
    guard #available(iOS 18.0, visionOS 2.0, *), let id = screens.node(of: controller),
      zooms != screens.zooming.contains(id)
    else { return }
    guard zooms else {
      screens.zooming.remove(id)
      return controller.preferredTransition = nil
    }
    screens.zooming.insert(id)
    // The source is looked up each time: the route may have another value by then (U106).
    controller.preferredTransition = .zoom(fromBar: fromBar) { [weak self] zoomed, source in
      guard let self, let name = transition(of: zoomed).zoomSource else { return nil }
      return source.shownSource(named: name) ?? root?.front.shownSource(named: name)
    } mayPull: { [weak self, weak controller] in
      controller.flatMap { self?.mayPull($0) } ?? true
    }
  }

  /// Whether a user may pull a zoomed screen or layer back, past no question; else it is asked for.
  ///
  /// On its way out a screen that a user has let go may be held, and one that a request takes away may not (U45).
  private func mayPull(_ zoomed: UIViewController) -> Bool {
    if let stack = zoomed.parent as? UINavigationController {
      if zoomed === stack.topViewController { return wayBack.mayPull(in: stack) }
      return screens.node(of: zoomed).map(scene.currentTree.contains) == true
    }
    if !zoomed.isModalInPresentation, mayDismiss(zoomed) { return true }
    dismissWasRefused(of: zoomed)
    return false
  }
}

extension ScreenTransition {
  /// Whether it moves a pushed screen otherwise than the system.
  var isOwnMotion: Bool { zoomSource == nil && kind != .automatic && kind != .cut }
}
