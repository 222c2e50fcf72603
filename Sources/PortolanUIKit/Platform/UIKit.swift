#if canImport(UIKit)
@_exported public import UIKit
#elseif Headless || !canImport(AppKit)
@_exported public import HeadlessUIKit
#else
#error("PortolanUIKit needs UIKit. On macOS, tests set the trait Headless.")
#endif

extension UITabBarController {
  /// The stack whose first controller lists the tabs without an item; visionOS has none.
  var listOfTabs: UINavigationController? {
    #if os(visionOS)
    return nil
    #else
    return moreNavigationController
    #endif
  }
}
