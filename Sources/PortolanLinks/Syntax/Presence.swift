/// How often the text of a placeholder stands in a link.
enum Presence: Hashable, Sendable {
  /// `{x}`
  case required
  /// `{x?}`
  case optional
  /// `{x=3}`: left out when printed.
  case defaulted(String)
  /// `{x*}`: also none.
  case many
  /// `{x+}`: at least one.
  case some
  /// `{x**}`: the rest of the path as one text, at least one segment.
  case rest

  /// What the codec of such a placeholder must be.
  var arity: LinkArity {
    switch self {
    case .required, .defaulted, .rest: .one
    case .optional: .optional
    case .many, .some: .many
    }
  }

  /// Whether a link may leave it out.
  var isOptional: Bool {
    switch self {
    case .optional, .defaulted: true
    default: false
    }
  }

  /// Whether it takes all segments that are left.
  var isOpen: Bool { self == .many || self == .some || self == .rest }

  /// What a pattern has that says nothing at its place.
  var absent: LinkText {
    switch self {
    case .defaulted(let text): .one(text)
    case .many, .some: .many([])
    case .required, .optional, .rest: .absent
    }
  }
}
