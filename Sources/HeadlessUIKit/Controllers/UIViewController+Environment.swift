import Foundation

extension UIViewController {
  var resolvedTraits: UITraitCollection {
    let outer =
      parentStorage?.traitCollection ?? presentationState?.shownBy?.presenter.traitCollection
      ?? viewStorage?.windowStorage?.traitCollection ?? screen.traits
    return outer.with(traitOverrides)
  }

  var resolvedCoordinator: (any UIViewControllerTransitionCoordinator)? {
    guard !flags.contains(.hidesCoordinator) else { return nil }
    var candidate: UIViewController? = self
    while let current = candidate {
      if let coordinator = current.ownCoordinator { return coordinator }
      candidate = current.parentStorage
    }
    return nil
  }

  /// Runs a coordinator's completions; controllers have it for some turns more (U166).
  func end(_ coordinator: TransitionCoordinator?, with others: UIViewController?...) {
    guard let coordinator else { return }
    coordinator.runCompletions()
    let controllers = [self] + others.compactMap { $0 }
    // Controllers that have gone stand on no screen any more.
    let screen = coordinator.screen ?? screen
    let turns = screen.assumptions.coordinatorTurns
    guard turns > 0 else { return }
    for controller in controllers { controller.endedCoordinator = coordinator }
    screen.clock.afterTurns(turns) {
      for controller in controllers where controller.endedCoordinator === coordinator {
        controller.endedCoordinator = nil
      }
    }
  }

  func setPreferredContentSize(_ size: CGSize) {
    guard size != preferredContentSize else { return }
    presentationStateToSet.preferredContentSize = size
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  func setAdditionalInsets(_ insets: UIEdgeInsets) {
    presentationStateToSet.additionalInsets = insets
    viewIfLoaded?.setNeedsLayout()
  }

  var resolvedSafeAreaInsets: UIEdgeInsets {
    let outer: UIEdgeInsets
    if let parent = parentStorage {
      outer = parent.resolvedSafeAreaInsets + parent.chromeInsets(for: self)
    } else if let view = viewStorage, view.windowStorage != nil {
      outer = screen.safeAreaInsets
    } else {
      outer = .zero
    }
    return outer + additionalSafeAreaInsets
  }

  /// Tells the visible children; those of a stack or tabs that are hidden hear nothing (U26).
  func forwardTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forEachVisibleChild { $0.viewWillTransition(to: size, with: coordinator) }
  }
}
