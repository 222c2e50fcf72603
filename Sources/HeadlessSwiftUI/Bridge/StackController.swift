/// The controller of a stack, whose screens the evaluator moves.
final class StackController: UINavigationController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// The controllers of the screens, which UIKit's own stack has too.
  var screens: () -> [UIViewController] = { [] }

  /// Makes the stack shorter or longer, as UIKit does when code of its own asks for it (S78).
  var edit: (_ controllers: [UIViewController], _ animated: Bool) -> Void = { _, _ in }

  /// Decides whether a swipe begins, unless other code sets another delegate.
  let edgeRules = StackSwipeRules()
  let contentRules = StackSwipeRules()
  private lazy var edgeSwipe = recognizer(with: edgeRules)
  private lazy var contentSwipe = recognizer(with: contentRules)

  private func recognizer(with rules: StackSwipeRules) -> UIGestureRecognizer {
    let made = UIGestureRecognizer()
    made.delegate = rules
    return made
  }

  override var interactivePopGestureRecognizer: UIGestureRecognizer? { edgeSwipe }

  @available(iOS 26.0, *)
  override var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentSwipe }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    edit(screens() + [viewController], animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    let screens = screens()
    guard screens.count > 1 else { return nil }
    return popToViewController(screens[screens.count - 2], animated: animated)?.last
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    screens().first.flatMap { popToViewController($0, animated: animated) }
  }

  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    let screens = screens()
    guard let place = screens.firstIndex(where: { $0 === viewController }) else { return nil }
    if place < screens.count - 1 { edit(Array(screens[...place]), animated) }
    return Array(screens[(place + 1)...])
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    edit(viewControllers, animated)
  }

  override var viewControllers: [UIViewController] {
    get { screens() }
    set { setViewControllers(newValue, animated: false) }
  }

  override var topViewController: UIViewController? { screens().last }
}

/// What SwiftUI says to a swipe: it begins where the button stands that leads back (S62).
final class StackSwipeRules: NSObject, UIGestureRecognizerDelegate {
  /// Whether a screen without the button may be left by this swipe.
  var needsBackButton = true
  var hasBackButton = true

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    hasBackButton || !needsBackButton
  }
}
