import HeadlessUIKit

/// The containers of an app that has delegates of its own before the host sees them, as apps have for
/// analytics and transitions.
@MainActor final class DelegatingContainers {
  /// Whose delegate a container has.
  enum Kind: CaseIterable {
    case nobody
    /// One that the assembly sets.
    case apps
    /// The container itself, from `viewDidLoad` on.
    case itself
  }

  let kind: Kind
  let delegate = OtherDelegate()

  init(_ kind: Kind) { self.kind = kind }

  func tabs() -> UITabBarController {
    let tabs = DelegatingTabs()
    tabs.counter = kind == .itself ? delegate : nil
    if kind == .apps { tabs.delegate = delegate }
    return tabs
  }

  func stack() -> UINavigationController {
    let stack = DelegatingStack()
    stack.counter = kind == .itself ? delegate : nil
    if kind == .apps { stack.delegate = delegate }
    return stack
  }
}

/// Tabs that are their own delegate, when they have a counter.
final class DelegatingTabs: UITabBarController, UITabBarControllerDelegate {
  fileprivate var counter: OtherDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    if counter != nil { delegate = self }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    counter?.hear("tabs")
  }
}

/// A stack that is its own delegate, when it has a counter.
final class DelegatingStack: UINavigationController, UINavigationControllerDelegate {
  fileprivate var counter: OtherDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    if counter != nil { delegate = self }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    counter?.hear("stack")
  }
}
