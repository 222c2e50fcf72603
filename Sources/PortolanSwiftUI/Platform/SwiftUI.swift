#if canImport(UIKit)
@_exported public import SwiftUI
#else
@_exported public import HeadlessSwiftUI
#endif
