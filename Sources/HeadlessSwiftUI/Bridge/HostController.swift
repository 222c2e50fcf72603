/// The controller of a screen that is made of views.
final class HostController: UIViewController {}

/// The controller of a stack, whose screens the evaluator moves.
final class StackController: UINavigationController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// The controllers of the screens, which UIKit's own stack has too.
  var screens: () -> [UIViewController] = { [] }

  /// Goes back to a screen, as UIKit does for a person.
  var goBack: (_ place: Int, _ animated: Bool) -> Void = { _, _ in }

  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    let screens = screens()
    guard let place = screens.firstIndex(where: { $0 === viewController }) else { return nil }
    if place < screens.count - 1 { goBack(place, animated) }
    return Array(screens[(place + 1)...])
  }

  override var viewControllers: [UIViewController] {
    get { screens() }
    set {}
  }

  override var topViewController: UIViewController? { screens().last }
}

/// The controller of tabs, whose screens the evaluator moves.
final class TabsController: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
