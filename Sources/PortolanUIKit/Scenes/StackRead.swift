/// A stack as the host has read it.
@MainActor struct StackRead {
  let stack: UINavigationController
  private let count: Int
  private let top: UIViewController?

  init(_ stack: UINavigationController) {
    self.stack = stack
    count = stack.viewControllers.count
    top = stack.topViewController
  }

  /// Whether the stack has changed since.
  var isOutOfDate: Bool {
    stack.viewControllers.count != count || stack.topViewController !== top
  }
}
