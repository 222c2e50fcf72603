#if canImport(UIKit)
@_exported public import UIKit
#elseif Headless || !canImport(AppKit)
@_exported public import HeadlessUIKit
#else
#error("PortolanWindows needs UIKit. On macOS, tests set the trait Headless.")
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

extension UINavigationController {
  /// The swipes that go back: from the edge, and from iOS 26 on in the content (U167).
  var popGestures: [UIGestureRecognizer] {
    var gestures = [interactivePopGestureRecognizer]
    #if compiler(>=6.2)
    if #available(iOS 26.0, visionOS 26.0, *) {
      gestures.append(interactiveContentPopGestureRecognizer)
    }
    #endif
    return gestures.compactMap(\.self)
  }
}
