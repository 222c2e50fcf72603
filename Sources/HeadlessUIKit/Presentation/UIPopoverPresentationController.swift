public import Foundation

/// The presentation controller of a popover, which is a small card where the width is compact (U66).
///
/// Apple narrows `delegate` to `UIPopoverPresentationControllerDelegate`, which is left out here.
@available(tvOS, unavailable)
@MainActor @preconcurrency open class UIPopoverPresentationController: UIPresentationController {
  /// The sides on which the arrow may stand.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any

  /// What the arrow points at: a view or a button on a bar.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?

  /// The view that the arrow points at.
  open var sourceView: UIView?

  /// The part of the view that the arrow points at; null is all of it.
  open var sourceRect: CGRect = .null

  /// The button on a bar that the arrow points at.
  open var barButtonItem: UIBarButtonItem?

  override var style: UIModalPresentationStyle {
    get {
      guard presentedViewController is UIAlertController else {
        return isCompact ? .formSheet : .popover
      }
      return pointsAsDialog ? .popover : .overFullScreen
    }
    set {}
  }

  /// How it is presented, wherever that may be.
  open override var presentationStyle: UIModalPresentationStyle { .popover }

  /// Whether there is anything for the arrow to point at.
  var hasSource: Bool { sourceItem != nil || sourceView != nil || barButtonItem != nil }

  private var isCompact: Bool { traits.horizontalSizeClass == .compact }

  private var traits: UITraitCollection { presentingViewController.traitCollection }

  /// Whether a dialog points at its source, without a button that cancels; on a phone one without a source
  /// stands in the middle (U174).
  private var pointsAsDialog: Bool {
    let screen = presentingViewController.screen
    guard screen.hasPhonesDialogs(traits) else { return !isCompact }
    return screen.profile >= .iOS26 && screen.assumptions.dialogsPointOnPhones && hasSource
  }

  /// Beneath what the arrow points at, within the screen.
  override func frameOfPresentedView(in bounds: CGRect) -> CGRect {
    guard style == .popover else { return super.frameOfPresentedView(in: bounds) }
    let wanted = presentedViewController.preferredContentSize
    let size = CGSize(
      width: wanted.width > 0 ? min(wanted.width, bounds.width) : min(320, bounds.width),
      height: wanted.height > 0 ? min(wanted.height, bounds.height) : min(480, bounds.height))
    let source = source(in: containerView) ?? bounds
    return CGRect(
      x: min(max(source.midX - size.width / 2, 0), bounds.width - size.width),
      y: min(source.maxY, bounds.height - size.height), width: size.width, height: size.height)
  }

  private func source(in view: UIView?) -> CGRect? {
    guard let view, let item = sourceItem ?? sourceView ?? barButtonItem,
      let frame = item.frame(in: view)
    else { return nil }
    guard sourceView != nil, !sourceRect.isNull else { return frame }
    return sourceRect.offsetBy(dx: frame.minX, dy: frame.minY)
  }
}

extension HeadlessScreen {
  /// Whether a confirmation dialog over a controller with these traits is one of a phone (U174, U179).
  func hasPhonesDialogs(_ traits: UITraitCollection) -> Bool {
    guard traits.userInterfaceIdiom == .phone else { return false }
    return !assumptions.unfoldedDialogsPoint || traits.horizontalSizeClass == .compact
      || traits.verticalSizeClass == .compact
  }
}
