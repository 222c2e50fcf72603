/// The view of the system in which a presented view stands.
@MainActor final class PresentationContainerView: UIView {
  /// The card that it holds, if any.
  weak var sheet: UISheetPresentationController?

  /// The search that it holds, if any.
  weak var search: UISearchController?

  /// Whether touches beside what is presented reach what is behind.
  var isPassedThrough: Bool { sheet?.isUndimmed == true || search?.letsTouchesThrough == true }

  /// Assistive technology stays in what is presented, unless touches reach what is behind.
  override var accessibilityViewIsModal: Bool {
    get { !isPassedThrough }
    set {}
  }
}
