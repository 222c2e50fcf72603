/// A mistake in a link table, which `LinkTable.problems` finds without reading a link.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum LinkTableProblem: Error, Hashable, Sendable {
  /// The text of a pattern, or of its alias, has a fault; `in` is that text.
  case fault(PatternFault, in: String)
  /// Some link matches both patterns, and neither is more specific: reading such a link throws.
  case ambiguous(pattern: String, other: String)
  /// The pattern `by` reads every link that the first pattern could read.
  case hidden(String, by: String)
  /// An app cannot have this scheme: the text is no scheme, or the web or scripts use it.
  case scheme(String)
  /// This text in `hosts` is no name of a host, with or without a port.
  case host(String)
}
