public import Portolan

/// A screen's context without its route type, for views that any screen may use.
///
/// ```swift
/// @Environment(\.screenContext) private var screen
/// Button("Close") { screen?.close() }
/// ```
@MainActor public struct AnyScreenContext {
  private let context: Any
  private let closing: @MainActor (StaticString, Int) -> Void

  init<R: NavigationRoute>(_ context: ScreenContext<R>) {
    self.context = context
    closing = { context.close(fileID: $0, line: $1) }
  }

  /// Closes the screen with all that stands on it; asked of a screen that is gone it does nothing.
  ///
  /// Used in place of SwiftUI's `dismiss`, whose meaning depends on where it is read (S28, S29).
  public func close(fileID: StaticString = #fileID, line: Int = #line) {
    closing(fileID, line)
  }

  /// The context of a screen of this route type; nil for another type.
  public func of<R: NavigationRoute>(_ type: R.Type) -> ScreenContext<R>? {
    context as? ScreenContext<R>
  }
}
