public import Portolan

extension RecordingHost {
  /// The user does something, as on a real screen: it is done when the navigator says that it may
  /// begin, and otherwise asked for.
  ///
  /// ```swift
  /// host.make(.back, in: navigator.scene)
  /// expectPicture("main[*(products) | account…]", of: navigator.tree)
  /// ```
  ///
  /// Returns the request when it was asked for. During a transition and where the screen offers no
  /// such move, for instance a way back from a first screen, nothing happens.
  @discardableResult
  public func make(_ move: Move, in scene: SceneNavigator) -> NavigationRequest? {
    guard !isTransitioning, screen.offers(move) else { return nil }
    guard scene.mayBegin(move.intent) else { return scene.submit(gesture: move.intent) }
    screen.make(move)
    scene.screenDidChange()
    return nil
  }
}

extension PresentationStyle {
  /// Whether a finger can take such a layer away.
  fileprivate var isDraggable: Bool {
    switch kind {
    case .sheet, .formSheet, .pageSheet, .popover: return isDismissable
    case .fullScreen, .overCurrentContext: return false
    }
  }
}

extension ScreenModel {
  /// Whether a finger could do that here.
  func offers(_ move: Move) -> Bool {
    switch move {
    case .back: return canSwipeBack
    case .first: return (frontStack?.elements.count ?? 0) > 1
    case .dismiss: return layers.count > 1 && layers.last?.style?.isDraggable == true
    case .select(let container, let place):
      return seen.contains(container) && hasPlace(place, in: container)
        && contents[container]?.front != place
    }
  }

  /// Does what a finger does.
  mutating func make(_ move: Move) {
    switch move {
    case .back: swipeBack()
    case .first: goToFirst()
    case .dismiss: dragAway()
    case .select(let container, let place): select(place, of: container)
    }
  }
}
