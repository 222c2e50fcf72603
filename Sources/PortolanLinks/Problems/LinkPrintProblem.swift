/// Why an output has no link.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum LinkPrintProblem: Error, Hashable, Sendable {
  /// No pattern has it.
  case noPattern
  /// A value has no text that a link could hold at its place: the placeholder of this pattern.
  case unwritable(placeholder: String, pattern: String)
  /// The link would be read as something else: by another pattern, or by the same one with other
  /// values, as where `.` is the text of a segment.
  case readsOtherwise(pattern: String, as: String?)
  /// The table has no host, or no scheme, for the form that was asked for.
  case noOrigin
}
