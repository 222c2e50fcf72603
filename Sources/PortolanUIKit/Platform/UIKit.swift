#if canImport(UIKit)
@_exported public import UIKit
#elseif Headless || !canImport(AppKit)
@_exported public import HeadlessUIKit
#else
#error("PortolanUIKit needs UIKit. On macOS, tests set the trait Headless.")
#endif
