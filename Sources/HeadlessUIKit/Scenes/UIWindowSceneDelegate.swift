internal import Foundation

/// The delegate of a scene that shows windows.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window that the delegate holds.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// No window; a value that is set is dropped.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
