/// The view of the system in which a presented view stands.
@MainActor final class PresentationContainerView: UIView {
  /// The card that it holds, if any.
  weak var sheet: UISheetPresentationController?

  /// The search that it holds, if any.
  weak var search: UISearchController?

  /// Whether touches beside what is presented reach what is behind.
  var isPassedThrough: Bool { sheet?.isUndimmed == true || search?.letsTouchesThrough == true }

  /// The height in the window at which what it holds begins.
  ///
  /// A card stands at the lower edge, from side to side, where there is little room from side to side;
  /// elsewhere it stands in the middle, and the model does not measure what is beside it.
  var upperEdge: CGFloat {
    guard let sheet, isNarrow else { return 0 }
    return sheet.restingHeight.map { frame.maxY - $0 } ?? 0
  }

  /// The height in the window from which on down it covers what is behind, where touches reach that.
  var shadeEdge: CGFloat? { sheet?.isUndimmed == true && isNarrow ? upperEdge : nil }

  private var isNarrow: Bool { traitCollection.horizontalSizeClass == .compact }

  /// Assistive technology stays in what is presented, unless touches reach what is behind.
  override var accessibilityViewIsModal: Bool {
    get { !isPassedThrough }
    set {}
  }
}
