import PortolanUIKit

/// A stack that remembers the edits it was given.
final class EditedStack: UINavigationController {
  enum Edit: Equatable {
    case push(animated: Bool)
    case pop(animated: Bool)
    case set(count: Int, animated: Bool)
  }

  private(set) var edits: [Edit] = []

  func forget() { edits = [] }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    edits.append(.push(animated: animated))
    super.pushViewController(viewController, animated: animated)
  }

  @discardableResult
  override func popViewController(animated: Bool) -> UIViewController? {
    edits.append(.pop(animated: animated))
    return super.popViewController(animated: animated)
  }

  @discardableResult
  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    edits.append(.pop(animated: animated))
    return super.popToViewController(viewController, animated: animated)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    edits.append(.set(count: viewControllers.count, animated: animated))
    super.setViewControllers(viewControllers, animated: animated)
  }
}
