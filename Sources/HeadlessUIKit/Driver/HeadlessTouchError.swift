/// Why a user could not touch what a test asked for.
public struct HeadlessTouchError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The obstacle.
  public enum Reason: String, Sendable {
    /// Nothing on the screen has that label.
    case notFound
    /// It is there, and disabled, or a view around it takes no touches.
    case disabled
    /// It is there, and hidden or transparent, or a view around it is.
    case hidden
    /// It is there, behind something that keeps touches away.
    case covered
    /// A transition runs, during which touches are ignored.
    case transitioning
    /// It takes no text.
    case notATextField
  }

  /// The label that was asked for.
  public let label: String
  /// The obstacle.
  public let reason: Reason
  /// The controls that can be touched instead.
  public let tappable: [String]

  /// Creates an error.
  public init(label: String, reason: Reason, tappable: [String]) {
    self.label = label
    self.reason = reason
    self.tappable = tappable
  }

  /// The failure and what can be touched instead, in one sentence.
  public var description: String {
    let rest = tappable.isEmpty ? "nothing" : tappable.map { "\"\($0)\"" }.joined(separator: ", ")
    return "Cannot touch \"\(label)\" (\(reason.rawValue)); what can be touched: \(rest)."
  }
}
