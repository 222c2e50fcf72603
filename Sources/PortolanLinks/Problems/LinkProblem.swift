/// The reason why a table cannot read a link.
///
/// The error holds texts of the table and positions in the link. Of the link's own text it holds at
/// most one segment (`LinkMiss.unknown`), since anything else may be private.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum LinkProblem: Error, Hashable, Sendable {
  /// The link has more than `limit` bytes, and was not read.
  case tooLong(limit: Int)
  /// A path of several outputs has more than `limit` segments (`LinkTable.longestChain`).
  case tooManySegments(limit: Int)
  /// The text is not a URL; `at` is the position of the mistake, in bytes.
  case malformed(Malformation, at: Int)
  /// The table does not list the link's scheme; `nearest` is a similar scheme of the table, or nil.
  case unknownScheme(nearest: String?)
  /// The table does not list the link's host; `nearest` is a similar host of the table, or nil.
  case unknownHost(nearest: String?)
  /// The link has a user or a password; such links often imitate other hosts.
  case userInfo
  /// The link has a port that the table does not list for this host.
  case port
  /// No pattern matches the link's path, query and fragment.
  case noPattern(LinkMiss)
  /// These two patterns match the link, and neither is more specific; `LinkTable.problems` lists
  /// such pairs.
  case ambiguous(pattern: String, other: String)

  /// The mistake in a text that is not a URL.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum Malformation: Hashable, Sendable {
    /// The text has no scheme.
    case scheme
    /// A control character, a space or a backslash.
    case character
    /// A `%` without two hexadecimal digits.
    case percent
    /// A port that is not a number.
    case port
    /// A segment given to `readChain(segments:)` is empty.
    case segment
  }
}
