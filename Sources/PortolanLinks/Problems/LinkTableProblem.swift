/// A mistake in a link table, which `LinkTable.problems` finds without reading a link.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum LinkTableProblem: Error, Hashable, Sendable {
  /// The text of a pattern, or of its alias, has a fault; `in` is that text.
  case fault(PatternFault, in: String)
  /// Some link matches both patterns, and neither is more specific: reading such a link throws.
  case ambiguous(pattern: String, other: String)
  /// The first pattern never reads a link: the more specific pattern `by` reads each link first.
  case hidden(String, by: String)
  /// An app cannot have this scheme: the text is no valid scheme, or the web or scripts use the
  /// scheme, such as `https` or `javascript`.
  case scheme(String)
  /// This text in `hosts` is not a host's name, or its port is not a number.
  case host(String)
}
