/// How a view comes and goes.
public struct AnyTransition: Sendable {
  let insertion: String
  let removal: String

  /// As it stands.
  public static let identity = AnyTransition(name: "identity")
  /// From clear to opaque.
  public static let opacity = AnyTransition(name: "opacity")
  /// From the leading edge, to the trailing one.
  public static var slide: AnyTransition { AnyTransition(name: "slide") }

  /// From nothing to full size.
  public static var scale: AnyTransition { AnyTransition(name: "scale") }

  /// From and to an edge.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(name: "move(\(edge.name))")
  }

  /// One way in, another out.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(insertion: insertion.insertion, removal: removal.removal)
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      insertion: "\(insertion)+\(other.insertion)", removal: "\(removal)+\(other.removal)")
  }

  private init(insertion: String, removal: String) {
    self.insertion = insertion
    self.removal = removal
  }

  private init(name: String) { self.init(insertion: name, removal: name) }
}

/// An edge of a rectangle, as reading goes.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// Above.
  case top
  /// Where lines begin.
  case leading
  /// Below.
  case bottom
  /// Where lines end.
  case trailing

  var name: String {
    switch self {
    case .top: "top"
    case .leading: "leading"
    case .bottom: "bottom"
    case .trailing: "trailing"
    }
  }

  /// Several edges.
  public struct Set: OptionSet, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Above.
    public static let top = Set(rawValue: 1)
    /// Where lines begin.
    public static let leading = Set(rawValue: 2)
    /// Below.
    public static let bottom = Set(rawValue: 4)
    /// Where lines end.
    public static let trailing = Set(rawValue: 8)
    /// All four.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Left and right.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
  }
}
