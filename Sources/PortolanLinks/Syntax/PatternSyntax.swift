/// A pattern's text, taken apart.
///
/// Placeholders are numbered in the order of `names`.
struct PatternSyntax: Sendable {
  /// Where it belongs, when it says so itself: `https://{shop}.example/…`.
  var origin: PatternOrigin?
  var path: [PathElement] = []
  /// Whether the text ends with a slash.
  var endsWithSlash = false
  var query: [QueryElement] = []
  var fragment: FragmentElement?
  var names: [String] = []
  var presences: [Presence] = []
}

/// A scheme and, for one of the web, a host.
struct PatternOrigin: Hashable, Sendable {
  enum Label: Hashable, Sendable {
    case word([UInt8])
    case parameter(Int)
  }

  let scheme: [UInt8]
  /// From left to right; empty for a scheme of the app's own.
  let labels: [Label]
  let port: [UInt8]

  var isWeb: Bool { LinkParts.isWeb(0..<scheme.count, of: scheme) }
}

/// One segment of a path.
enum PathElement: Hashable, Sendable {
  case word([UInt8])
  case parameter(Int)
  /// Words and placeholders, such as `@{name}`.
  case mixed([SegmentPart])
}

enum SegmentPart: Hashable, Sendable {
  case word([UInt8])
  case parameter(Int)
}

/// One item of a query: its name, decoded, and what its value must be.
struct QueryElement: Hashable, Sendable {
  enum Wanted: Hashable, Sendable {
    case word([UInt8])
    case parameter(Int)
  }

  let name: [UInt8]
  let value: Wanted
}

enum FragmentElement: Hashable, Sendable {
  case word([UInt8])
  case parameter(Int)
}

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
