import HeadlessUIKit

/// The UI frameworks that the Store has a shell for.
public enum WalkUI: String, Sendable, CaseIterable {
  /// The shell of controllers.
  case uikit
  /// The shell of views.
  case swiftui

  /// A screen that shows nothing yet.
  @MainActor func makeScreen(clock: HeadlessClock) -> any WalkScreen {
    switch self {
    case .uikit: return UIKitScreen(clock: clock)
    case .swiftui: return SwiftUIScreen(clock: clock)
    }
  }
}
