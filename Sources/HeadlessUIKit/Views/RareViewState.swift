/// The properties that few views use, kept apart so that the others stay small.
@MainActor final class RareViewState {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var traits = UITraitOverrides()
  var recognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var isAccessibilityElement: Bool?
  var accessibilityLabel: String?
  var accessibilityIdentifier: String?
  var accessibilityElementsHidden = false
  var accessibilityViewIsModal = false
}

extension UIView {
  var rareState: RareViewState {
    if let rare { return rare }
    let made = RareViewState()
    rare = made
    return made
  }
}
