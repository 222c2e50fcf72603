#if canImport(UIKit)
@_exported public import SwiftUI
#elseif Headless || !canImport(AppKit)
@_exported public import HeadlessSwiftUI
#else
#error("PortolanSwiftUI needs UIKit. On macOS, tests set the trait Headless.")
#endif

#if canImport(Accessibility)
internal import Accessibility
#endif

/// Tells VoiceOver that another screen has come.
@MainActor func announceScreen() { AccessibilityNotification.ScreenChanged().post() }
