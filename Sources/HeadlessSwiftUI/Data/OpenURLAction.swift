public import Foundation

/// Opens an address.
@available(iOS 14.0, *)
@MainActor public struct OpenURLAction: Sendable {
  nonisolated let handler: @MainActor @Sendable (URL) -> Result

  /// Creates an action that a closure performs.
  @available(iOS 15.0, *)
  nonisolated public init(handler: @escaping @MainActor @Sendable (URL) -> OpenURLAction.Result) {
    self.handler = handler
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// What became of an address.
  @available(iOS 15.0, *)
  public struct Result: Sendable {
    enum Outcome { case handled, discarded, systemAction }

    let outcome: Outcome

    /// The address was opened.
    public static let handled = Result(outcome: .handled)
    /// The address was let go.
    public static let discarded = Result(outcome: .discarded)
    /// The system is to open the address.
    public static let systemAction = Result(outcome: .systemAction)
  }
}
