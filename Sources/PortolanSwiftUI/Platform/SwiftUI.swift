#if canImport(UIKit)
@_exported public import SwiftUI
#elseif Headless || !canImport(AppKit)
@_exported public import HeadlessSwiftUI
#else
#error("PortolanSwiftUI needs UIKit. On macOS, tests set the trait Headless.")
#endif
