/// The reason why a table cannot read a link.
///
/// It holds words of the table and places in the link. Of the link's own text it holds at most one
/// word, where the table has words: anything else may be private.
public enum LinkProblem: Error, Hashable, Sendable {
  /// The link has more bytes than the limit; it was not read.
  case tooLong(limit: Int)
  /// Its path has more segments than the limit of a chain.
  case tooManySegments(limit: Int)
  /// The text is not a URL; the place is counted in bytes.
  case malformed(Malformation, at: Int)
  /// The table does not have its scheme; `nearest` is a similar one.
  case unknownScheme(nearest: String?)
  /// The table does not have its host; `nearest` is a similar one.
  case unknownHost(nearest: String?)
  /// It names a user or a password, as links do that imitate other hosts.
  case userInfo
  /// It names a port that the table does not list for its host.
  case port
  /// No pattern matches its path, query and fragment.
  case noPattern(LinkMiss)
  /// Two patterns match it, and neither is more specific; `LinkTable.problems` lists such pairs.
  case ambiguous(String, String)

  /// The mistake in a text that is not a URL.
  public enum Malformation: Hashable, Sendable {
    /// It has no scheme.
    case scheme
    /// A control character, a space or a backslash.
    case character
    /// A `%` without two hexadecimal digits.
    case percent
    /// A port that is not a number.
    case port
    /// One of the segments that were given one by one is empty.
    case segment
  }
}

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
