/// A change of the screen as it was applied.
public struct HeadlessTransition: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of change.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A stack went further.
    case push
    /// A stack went back.
    case pop
    /// A stack shows another screen at the same height.
    case replace
    /// A sheet or cover came.
    case present
    /// A sheet or cover went.
    case dismiss
    /// A tab was selected.
    case select
    /// A view with a transition came.
    case insertion
    /// A view with a transition went.
    case removal
  }

  /// The kind of change.
  public let kind: Kind
  /// Whether it took time.
  public let animated: Bool
  /// The labels before the change, from the bottom.
  public let from: [String]
  /// The labels after the change.
  public let to: [String]
  /// The look of the change, for views with a transition.
  public let effect: String?
  /// How long it takes, for views with a transition.
  public let duration: Double?

  /// The change in one line.
  public var description: String {
    let look = effect.map { " \($0)" } ?? ""
    let ends = "\(from.joined(separator: " › ")) → \(to.joined(separator: " › "))"
    return "\(kind.rawValue)\(look)\(animated ? "" : " (cut)"): \(ends)"
  }
}
