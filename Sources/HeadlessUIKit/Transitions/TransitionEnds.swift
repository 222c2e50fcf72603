import Foundation

/// What a transition by an animator of the app's own leads from and to, and where.
@MainActor struct TransitionEnds {
  let from: UIViewController
  let to: UIViewController
  let container: UIView
  /// The presentation that begins or ends; nil in stacks and tabs.
  var presentation: Presentation?

  var style: UIModalPresentationStyle { presentation?.controller.style ?? .none }

  func controller(for key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(for key: UITransitionContextViewKey) -> UIView? {
    guard let controller = key == .from ? from : key == .to ? to : nil, moves(controller) else {
      return nil
    }
    return controller === presentation?.presented
      ? presentation?.controller.presentedView : controller.view
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    controller === to && moves(controller) ? .zero : controller.viewIfLoaded?.frame ?? .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    if controller === from, moves(controller) { return .zero }
    guard let presentation, controller === presentation.presented else { return container.bounds }
    return presentation.controller.frameOfPresentedViewInContainerView
  }

  /// A presenter that stays is no part of the transition.
  private func moves(_ controller: UIViewController) -> Bool {
    controller !== presentation?.presenter || presentation?.removesPresenter == true
  }
}
