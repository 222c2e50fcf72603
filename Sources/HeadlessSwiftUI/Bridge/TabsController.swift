internal import HeadlessUIKit

/// The controller of tabs, whose screens the evaluator moves.
final class TabsController: UITabBarController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// The controllers of the tabs; a tab that was never seen has one without views (S43).
  var screens: () -> [UIViewController] = { [] }

  /// The place of the tab in front; nil without one.
  var place: () -> Int? = { nil }

  /// Selects a tab, as code of UIKit's asks for it (S78).
  var choose: (_ place: Int) -> Void = { _ in }

  /// Says that code of UIKit's asks for what SwiftUI decides.
  var refuse: () -> Void = {}

  /// Makes a view without a bar: the evaluator draws that.
  override func loadView() { view = UIView() }

  override var viewControllers: [UIViewController]? {
    get { screens() }
    set { refuse() }
  }

  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    refuse()
  }

  override var selectedIndex: Int {
    get { place() ?? NSNotFound }
    set { choose(newValue) }
  }

  override var selectedViewController: UIViewController? {
    get { place().map { screens()[$0] } }
    set {
      let place = screens().firstIndex { $0 === newValue }
      if let place { choose(place) } else { refuse() }
    }
  }
}
