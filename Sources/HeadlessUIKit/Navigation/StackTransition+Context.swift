/// Transitions of a stack by an animator of the app's own.
extension StackTransition {
  /// The app's animator, when it has one, in a view of its own below the bar.
  ///
  /// A swipe of the system then needs an interaction controller too, or it is none (U61).
  var ownContext: TransitionContext? {
    guard let coordinator, let from, let to, let delegate = stack.told else { return nil }
    let comes = change.added.contains { $0 === to }
    guard
      let animator = delegate.navigationController(
        stack, animationControllerFor: comes ? .push : .pop, from: from, to: to)
    else { return nil }
    let context = TransitionContext(
      animator, delegate.navigationController(stack, interactionControllerFor: animator),
      TransitionEnds(from: from, to: to, container: stack.makeContainer(around: from)))
    coordinator.follow(context)
    return context
  }

  /// The app's animator has given up: a push and a pop are taken back, another edit is not (U43).
  func giveUp() {
    running?.stop()
    coordinator?.endInteraction(isCancelled: true)
    if change.added.isEmpty {
      stack.stack += change.removed
      change = StackChange(restorable: stack.stack)
    } else if change.removed.isEmpty {
      let added = Set(change.added.map(ObjectIdentifier.init))
      stack.stack.removeAll { added.contains(ObjectIdentifier($0)) }
      for controller in change.added { controller.willMove(toParent: nil) }
      change = StackChange(removed: change.added)
    }
    stack.editCount &+= 1
    to?.startAppearance(false, animated: true)
    completeCancellation()
  }
}

extension UIViewController {
  /// A view for a transition between children, in which the one that is shown already stands.
  func makeContainer(around child: UIViewController) -> UIView {
    let container = UIView(frame: view.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let shown = child.viewStorage {
      view.insertSubview(container, at: view.index(of: shown))
      container.addSubview(shown)
    } else {
      view.insertSubview(container, at: 0)
    }
    return container
  }
}

extension TransitionContext {
  /// Takes the view of the transition away, and leaves one child where the container has it.
  func leave(_ stack: UINavigationController, showing child: UIViewController?) {
    if let child { stack.place(child) }
    containerView.removeFromSuperview()
  }
}
