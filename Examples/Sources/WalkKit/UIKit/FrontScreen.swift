public import HeadlessUIKit

/// What is in front in a window, read through public properties.
@MainActor public struct FrontScreen {
  private let window: UIWindow

  /// Looks at a window.
  public init(of window: UIWindow) {
    self.window = window
  }

  /// The screen that the user sees; nil while there is none.
  public var controller: UIViewController? {
    var next = window.rootViewController
    while let layer = next?.presentedViewController { next = layer }
    while let controller = next {
      switch controller {
      case let tabs as UITabBarController: next = tabs.selectedViewController
      case let stack as UINavigationController: next = stack.topViewController
      default:
        guard let child = controller.children.last else { return controller }
        next = child
      }
    }
    return nil
  }

  /// Whether something says that it loads.
  public var isLoading: Bool { isLoading(in: window) }

  private func isLoading(in view: UIView) -> Bool {
    guard !view.isHidden else { return false }
    if let spinner = view as? UIActivityIndicatorView, spinner.isAnimating { return true }
    return view.subviews.contains(where: isLoading(in:))
  }

  /// Whether a text field of this label can be seen.
  public func hasField(_ label: String) -> Bool {
    guard let view = controller?.viewIfLoaded else { return false }
    return fields(in: view).contains { $0.accessibilityLabel == label }
  }

  private func fields(in view: UIView) -> [UITextField] {
    view.subviews.flatMap { ($0 as? UITextField).map { [$0] } ?? fields(in: $0) }
  }
}
