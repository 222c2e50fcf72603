/// Why a link stands for nothing.
///
/// It holds words of the table and places in the link, and of the link's own text at most one word that
/// stands where the table has words: anything else may be private.
public enum LinkProblem: Error, Hashable, Sendable {
  /// It has more bytes than links may have; it was not read.
  case tooLong(limit: Int)
  /// Its path has more segments than a chain may have.
  case tooManySegments(limit: Int)
  /// It is no URL; the place is counted in bytes.
  case malformed(Malformation, at: Int)
  /// Its scheme is none of the table's; perhaps this one was meant.
  case unknownScheme(nearest: String?)
  /// Its host is none of the table's; perhaps this one was meant.
  case unknownHost(nearest: String?)
  /// It names a user or a password, as links do that want to look like others'.
  case userInfo
  /// It names a port that the table does not list with its host.
  case port
  /// No pattern has its path, query and fragment.
  case noPattern(LinkMiss)
  /// Two patterns have it, and neither is more specific; the table lists that among its problems.
  case ambiguous(String, String)

  /// What is wrong with a text that is no URL.
  public enum Malformation: Hashable, Sendable {
    /// It has no scheme.
    case scheme
    /// A control character, a space or a backslash.
    case character
    /// A `%` without two hexadecimal digits.
    case percent
    /// A port that is no number.
    case port
    /// One of the segments that were given one by one is empty.
    case segment
  }
}

/// How far a link could be read, and what was expected there.
public struct LinkMiss: Hashable, Sendable {
  /// How many segments of its path some pattern has.
  public let segments: Int
  /// What could have stood next, the likeliest first; at most eight.
  public let expected: [Expectation]
  /// The text of the pattern that is nearest to the link.
  public let nearest: String?
  /// The first segment that no pattern has, where only words could stand.
  ///
  /// It is nil where a pattern has a value at its place, and when it is long or has anything but
  /// letters of ASCII, `-` and `_`: it may be private then.
  public private(set) var unknown: String?
  /// The word of the table that was probably meant by the first segment that no pattern has.
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
