/// A mistake in a table, found without any link.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum LinkTableProblem: Error, Hashable, Sendable {
  /// A pattern has a mistake; the text is the pattern's or that of its alias.
  case fault(PatternFault, in: String)
  /// Both patterns match some link, and neither is more specific: such a link is refused.
  case ambiguous(String, String)
  /// The second pattern reads every link that the first could read.
  case hidden(String, by: String)
  /// An app cannot have this scheme: it is malformed, or reserved for the web or for scripts.
  case scheme(String)
  /// This is not the name of a host, with or without a port.
  case host(String)
}
