/// The reason why a table cannot print the link of an output.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum LinkPrintProblem: Error, Hashable, Sendable {
  /// No pattern of the table is for this output.
  case noPattern
  /// A link cannot contain the value of this placeholder: its codec returns no text, or the text
  /// may not stand there.
  case unwritable(placeholder: String, pattern: String)
  /// The link of `pattern` would be read as something else: by the pattern `as`, which may be the
  /// same with other values; `as` is nil when no pattern would read the link.
  case readsOtherwise(pattern: String, as: String?)
  /// The table has no host, or no scheme, for the form of the link.
  case noOrigin
}
