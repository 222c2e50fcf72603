internal import HeadlessUIKit

/// A container in which a user goes back: a stack, or a split that shows one column.
@MainActor protocol LeadsBack: AnyObject {
  var stage: Stage { get }
  var navigation: StackController { get }
  var transition: SceneTransition? { get }
  /// Whether something stands beneath what is in front.
  var hasWayBack: Bool { get }
  /// Whether it is on the screen, or on its way there.
  var isShowing: Bool { get }
  /// Whether a finger holds a swipe.
  var isUnderFinger: Bool { get }
  /// The place of what is in front.
  var topPlace: Int { get }

  func goBack(to place: Int, animated: Bool)
  func beginSwipe()
  func cancelSwipe()
  func finishSwipe()
}

extension LeadsBack {
  /// Whether a user may go back now.
  var canGoBack: Bool { hasWayBack && !isBusy && isShowing }

  /// Whether what moves takes no touch; from iOS 26 on only what a finger holds (U46).
  var isBusy: Bool { transition != nil && (isUnderFinger || stage.profile < .iOS26) }

  /// Ends what moves where it was going; what a finger holds springs back.
  func settle() {
    if isUnderFinger { cancelSwipe() }
    if let transition { stage.end(transition) }
  }

  /// A hidden button keeps the swipe from the edge too, and the one in the content or not (S62).
  func setSwipeRules(hasBackButton: Bool) {
    for rules in [navigation.edgeRules, navigation.contentRules] {
      rules.hasBackButton = hasBackButton
    }
    navigation.contentRules.needsBackButton = stage.assumptions.contentSwipe == .needsBackButton
  }
}
