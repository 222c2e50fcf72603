public import Foundation

#if canImport(UIKit) && canImport(ObjectiveC)
/// Internal to the library: a delegate that the library sets in place of the app's delegate.
///
/// This class implements some methods itself, and forwards all others, also private ones of UIKit.
open class ForwardingDelegate: NSObject {
  /// The delegate that gets the other calls: the app's, or UIKit's own; nil for none.
  nonisolated(unsafe) public weak var app: (any NSObjectProtocol)?
  nonisolated(unsafe) package let calls = ForwardingCalls()
  nonisolated(unsafe) private var isResponding = false
  /// The methods of this class that do not exist for now: UIKit may behave otherwise when they do.
  nonisolated(unsafe) package var lacking: Set<Selector> = []

  open override func responds(to selector: Selector!) -> Bool {
    if super.responds(to: selector), !lacking.contains(selector) { return true }
    guard !isResponding else {
      calls.isCircle = true
      return false
    }
    isResponding = true
    defer { isResponding = false }
    return app?.responds(to: selector) ?? false
  }

  open override func forwardingTarget(for selector: Selector!) -> Any? {
    calls.isCircle ? nil : app
  }
}
#else
/// Internal to the library: a delegate that the library sets in place of the app's delegate.
///
/// This class implements some methods itself, and its extensions forward all others.
@MainActor open class ForwardingDelegate: NSObject {
  /// The delegate that gets the other calls: the app's, or UIKit's own; nil for none.
  public weak var app: (any NSObjectProtocol)?
  package let calls = ForwardingCalls()
  var answersAnimators = false
}
#endif

extension ForwardingDelegate {
  /// Makes a call of the app's delegate; nil without one, and in a circle.
  package func forward<Answer>(
    _ method: String, about subjects: @autoclosure () -> [AnyObject] = [], _ body: () -> Answer?
  ) -> Answer? {
    app == nil ? nil : calls.call(method, about: subjects(), body)
  }
}

/// The app's delegate as that of a kind; nil where it is none of them.
extension ForwardingDelegate {
  package var stackDelegate: (any UINavigationControllerDelegate)? {
    app as? any UINavigationControllerDelegate
  }

  package var tabBarDelegate: (any UITabBarControllerDelegate)? {
    app as? any UITabBarControllerDelegate
  }

  package var splitDelegate: (any UISplitViewControllerDelegate)? {
    app as? any UISplitViewControllerDelegate
  }

  package var pageDelegate: (any UIPageViewControllerDelegate)? {
    app as? any UIPageViewControllerDelegate
  }

  package var cardDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    app as? any UIAdaptivePresentationControllerDelegate
  }
}
