/// What is wrong with a table, whatever links come.
public enum LinkTableProblem: Error, Hashable, Sendable {
  /// A pattern stands for nothing; the text is its own or its alias's.
  case fault(PatternFault, in: String)
  /// Both patterns can read one link, and neither is more specific: such a link is refused.
  case ambiguous(String, String)
  /// Whatever the first pattern could read, the second reads.
  case hidden(String, by: String)
  /// An app cannot have this scheme: it is none, or belongs to the web or to code.
  case scheme(String)
  /// This is no name of a host, with or without a port.
  case host(String)
}
