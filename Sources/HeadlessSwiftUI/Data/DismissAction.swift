/// Closes the presentation in which it was read.
@available(iOS 15.0, *)
@MainActor @preconcurrency public struct DismissAction {
  nonisolated let dismissal: Dismissal?

  nonisolated init(dismissal: Dismissal?) { self.dismissal = dismissal }

  nonisolated var isPresented: Bool { dismissal != nil }

  /// Closes it; does nothing where nothing is presented (S28).
  public func callAsFunction() { dismissal?.close() }

  /// The presentation that it closes.
  final class Dismissal: Sendable {
    let close: @MainActor @Sendable () -> Void

    init(close: @escaping @MainActor @Sendable () -> Void) { self.close = close }
  }
}
