public import Foundation

/// The object that manages how one controller is presented.
@MainActor @preconcurrency open class UIPresentationController: NSObject {
  private let presented: UIViewController
  private let presenting: UIViewController?
  var style = UIModalPresentationStyle.none

  /// Creates a presentation controller; it holds what it presents (U89).
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
  }

  /// Who presents; before a presentation the presented controller itself.
  open var presentingViewController: UIViewController {
    presented.presentationState?.shownBy?.presenter ?? presenting ?? presented
  }

  /// What is presented.
  open var presentedViewController: UIViewController { presented }

  /// How it is presented.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// The view in which the presented view stands.
  open var containerView: UIView? { presented.presentationState?.shownBy?.container }

  /// The object that is asked and told about dismissals by a user.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The view that is presented.
  open var presentedView: UIView? { presented.viewIfLoaded }

  /// Where the presented view stands in its container.
  open var frameOfPresentedViewInContainerView: CGRect {
    frameOfPresentedView(in: containerView?.bounds ?? .zero)
  }

  /// Whether the presenter's view leaves the window.
  open var shouldRemovePresentersView: Bool { style.removesPresenter }

  /// Says that the presentation begins.
  open func presentationTransitionWillBegin() {}

  /// Says that the presentation has ended.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Says that the dismissal begins.
  open func dismissalTransitionWillBegin() {}

  /// Says that the dismissal has ended, or was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  func frameOfPresentedView(in bounds: CGRect) -> CGRect {
    guard style.isSheet else { return bounds }
    return CGRect(
      x: 0, y: Self.cardTop, width: bounds.width, height: max(0, bounds.height - Self.cardTop))
  }

  /// The height in the window at which a card of full height begins.
  static let cardTop: CGFloat = 54
}
