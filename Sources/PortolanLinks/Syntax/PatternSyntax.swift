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
