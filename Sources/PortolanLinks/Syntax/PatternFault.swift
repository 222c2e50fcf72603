/// A fault in the text of a pattern or alias; this text then reads and prints nothing.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum PatternFault: Error, Hashable, Sendable {
  /// A brace without its partner, or a placeholder without a name.
  case brace
  /// Two placeholders have this name.
  case twice(String)
  /// This placeholder is in a scheme, a port or the name of a query item; or other text stands
  /// beside it in a label of the host, in the value of a query item or in the fragment.
  case misplaced(String)
  /// This placeholder takes the rest of the path (`*`, `+`, `**`), but more of the path follows.
  case notLast(String)
  /// The mark behind this placeholder's name (`?`, `*`, `=` …) is unknown, or not allowed there.
  case mark(String)
  /// No fixed text stands between this placeholder and the one before.
  case adjacent(String)
  /// A `%` without two hexadecimal digits, or bytes that are no UTF-8.
  case encoding
  /// A segment is `.` or `..`; no link has such a segment, since reading resolves it.
  case dots
  /// The number of placeholders is not the number of values that the pattern's function takes.
  case count(placeholders: Int, values: Int)
  /// The type of this placeholder's value does not fit its mark: `{x?}` needs an optional, `{x*}`
  /// and `{x+}` an array.
  case arity(String)
  /// The default of this placeholder is no value of its type.
  case badDefault(String)
  /// The alias has this placeholder, and the pattern has none of this name.
  case unknownName(String)
  /// The alias lacks this placeholder of the pattern, whose value a link cannot leave out.
  case missingName(String)
  /// The path has so many optional parts that it stands for more than `limit` different paths.
  case tooManyOptionals(limit: Int)
  /// The pattern has more than `limit` bytes.
  case tooLong(limit: Int)
}
