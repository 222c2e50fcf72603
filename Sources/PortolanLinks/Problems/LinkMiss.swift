/// How far a link could be read, and what the table expects there.
public struct LinkMiss: Hashable, Sendable {
  /// The number of its first segments that a pattern matches.
  public let segments: Int
  /// What could stand next, the likeliest first; at most eight.
  public let expected: [Expectation]
  /// The text of the pattern that is most similar to the link.
  public let nearest: String?
  /// The first segment that no pattern matches, where the table has only words.
  ///
  /// It is nil where a pattern has a value, and when the segment is long or has characters other than
  /// ASCII letters, `-` and `_`: then it may be private.
  public private(set) var unknown: String?
  /// The word of the table that is similar to that segment.
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

  /// Something that a link could have had.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum Expectation: Hashable, Sendable {
    /// This word as the next segment.
    case word(String)
    /// A segment that is a value of this placeholder, or has one in it.
    case value(String)
    /// No more segments.
    case end
    /// A query item of this name, with the value that the pattern wants.
    case queryItem(String)
    /// A fragment, or another one.
    case fragment
  }
}
