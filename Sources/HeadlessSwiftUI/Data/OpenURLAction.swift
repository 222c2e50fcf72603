public import Foundation

/// Opens an address.
@available(iOS 14.0, *)
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
  // Only called on the main actor, where it was made.
  nonisolated(unsafe) let handler: (URL) -> Result

  /// Creates an action that a closure performs.
  @available(iOS 15.0, *)
  public init(handler: @escaping (URL) -> OpenURLAction.Result) {
    self.handler = handler
  }

  nonisolated init(unisolated handler: @escaping (URL) -> OpenURLAction.Result) {
    self.handler = handler
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// The result of opening an address.
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
