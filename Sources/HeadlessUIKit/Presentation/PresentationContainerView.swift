/// The view of the system in which a presented view stands.
@MainActor final class PresentationContainerView: UIView {
  /// The card that it holds, if any.
  weak var sheet: UISheetPresentationController?

  /// Whether touches beside what is presented reach what is behind.
  var isPassedThrough: Bool { sheet?.isUndimmed == true }

  /// Assistive technology stays in what is presented, unless touches reach what is behind.
  override var accessibilityViewIsModal: Bool {
    get { !isPassedThrough }
    set {}
  }
}
