/// How far a table could read a link that no pattern matches, and what the table expected next.
public struct LinkMiss: Hashable, Sendable {
  /// The number of segments at the beginning of the link's path that a pattern matches.
  public let segments: Int
  /// What the table expects after those segments, the likeliest first; at most eight, perhaps none.
  public let expected: [Expectation]
  /// The text of the pattern that is most similar to the link; nil if none is similar.
  public let nearest: String?
  /// The first segment of the link that no pattern matches; nil if there is none, or if the segment
  /// may contain private data.
  ///
  /// The segment may contain private data if a pattern has a placeholder at its position, if it has
  /// more than 32 bytes, or if it has characters other than ASCII letters, `-` and `_`.
  public private(set) var unknown: String?
  /// The fixed segment of a pattern that is most similar to `unknown`; nil when none is similar.
  public let meant: String?

  package init(
    segments: Int, expected: [Expectation], nearest: String?, unknown: String? = nil,
    meant: String? = nil
  ) {
    self.segments = segments
    self.expected = expected
    self.nearest = nearest
    self.unknown = unknown
    self.meant = meant
  }

  /// The same without the link's own word.
  package var withoutWords: Self {
    var copy = self
    copy.unknown = nil
    return copy
  }

  @usableFromInline
  init() { self.init(segments: 0, expected: [], nearest: nil) }

  /// What the table expects at a place in a link.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum Expectation: Hashable, Sendable {
    /// This fixed text as the next segment.
    case word(String)
    /// A segment that is, or contains, a value of the placeholder with this name.
    ///
    /// `kind` is the kind of value, such as `integer`, or nil if the placeholder reads any text.
    case value(String, kind: String?)
    /// The end of the path.
    case end
    /// A query item of this name, with a value that the pattern reads.
    case queryItem(String)
    /// Another fragment, or a fragment where the link has none.
    case fragment
  }
}
