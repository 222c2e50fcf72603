#if canImport(UIKit)
@_exported public import UIKit
#else
@_exported public import HeadlessUIKit
#endif

extension UIGestureRecognizerDelegate {
  /// Whether a gesture may begin; the requirement is optional in UIKit alone.
  func permits(_ recognizer: UIGestureRecognizer) -> Bool {
    #if canImport(UIKit)
    return gestureRecognizerShouldBegin?(recognizer) ?? true
    #else
    return gestureRecognizerShouldBegin(recognizer)
    #endif
  }
}

extension UITabBarController {
  /// The stack whose first controller lists the tabs without an item; tvOS and visionOS have none.
  var listOfTabs: UINavigationController? {
    #if os(tvOS) || os(visionOS)
    return nil
    #else
    return moreNavigationController
    #endif
  }
}

extension UINavigationController {
  /// The swipes that go back: from the edge, and from iOS 26 on in the content (U167).
  var popGestures: [UIGestureRecognizer] {
    var gestures = [interactivePopGestureRecognizer]
    #if compiler(>=6.2)
    if #available(iOS 26.0, *) { gestures.append(interactiveContentPopGestureRecognizer) }
    #endif
    return gestures.compactMap(\.self)
  }
}
