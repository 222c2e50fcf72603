public import Portolan

extension RecordingHost {
  /// Makes a gesture, as the user does on a real screen.
  ///
  /// If the navigator lets the gesture begin, the screen changes at once and the tree follows.
  /// Otherwise the gesture becomes a request: guards or a screen must be asked first.
  ///
  /// ```swift
  /// host.make(.back, in: navigator.scene)
  /// expectPicture("main[*(products) | account…]", of: navigator.tree)
  /// ```
  ///
  /// Returns that request, or nil if the gesture did not become one. Nothing happens during a
  /// transition, or if the gesture is impossible, such as a swipe back from the first screen.
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
  /// Whether a user can take such a layer away: drag it, or tap the button that cancels.
  fileprivate var isDraggable: Bool {
    switch kind {
    case .sheet, .formSheet, .pageSheet, .popover, .custom: return isDismissable
    case .alert, .confirmationDialog: return true
    case .fullScreen, .overFullScreen, .overCurrentContext: return false
    }
  }
}

extension ScreenModel {
  /// Whether a finger can make a move here.
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

  /// Makes a move.
  mutating func make(_ move: Move) {
    switch move {
    case .back: swipeBack()
    case .first: goToFirst()
    case .dismiss: dragAway()
    case .select(let container, let place): select(place, of: container)
    }
  }
}
