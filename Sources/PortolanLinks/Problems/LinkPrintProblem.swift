/// The reason why a table cannot print the link of an output.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum LinkPrintProblem: Error, Hashable, Sendable {
  /// No pattern of the table prints this output.
  case noPattern
  /// A link cannot contain the value of this placeholder: its codec returns no text, or the value
  /// is nil although a link of `pattern` needs it.
  case unwritable(placeholder: String, pattern: String)
  /// The link that `pattern` prints would be read differently: by the pattern `as`, or with other
  /// values if `as` equals `pattern`; `as` is nil if no pattern would read the link. For several
  /// outputs (`LinkTable.path(to:)`) `pattern` is their whole path.
  case readsOtherwise(pattern: String, as: String?)
  /// The link cannot have the `LinkForm`: the table has no host, or no scheme, for this form, or
  /// the form is `path` and the pattern has a scheme of its own.
  case noOrigin
}
