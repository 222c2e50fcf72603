/// The reason why a table cannot read a link.
///
/// It holds words of the table and places in the link. Of the link's own text it holds at most one
/// word, where the table has words: anything else may be private.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
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
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
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
