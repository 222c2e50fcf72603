/// A fault in the text of a pattern, which therefore reads and prints nothing.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum PatternFault: Error, Hashable, Sendable {
  /// A brace without its partner, or a placeholder without a name.
  case brace
  /// Two placeholders have this name.
  case twice(String)
  /// This placeholder stands in a scheme or port, or as a part of a host's label.
  case misplaced(String)
  /// This placeholder takes the rest of the path (`*`, `+`, `**`), and something stands behind it.
  case notLast(String)
  /// The mark behind this placeholder's name (`?`, `*`, `=` …) cannot stand at this place.
  case mark(String)
  /// No fixed text stands between this placeholder and the one before.
  case adjacent(String)
  /// A `%` without two hexadecimal digits, or bytes that are no UTF-8.
  case encoding
  /// A segment `.` or `..`, which no URL keeps.
  case dots
  /// The number of placeholders is not the number of values that the pattern's function takes.
  case count(placeholders: Int, values: Int)
  /// The type of this placeholder does not go with its mark: `{x?}` is an optional, `{x*}` an
  /// array.
  case arity(String)
  /// The default of this placeholder is no value of its type.
  case badDefault(String)
  /// The alias has this placeholder, and the pattern has none of this name.
  case unknownName(String)
  /// The alias lacks this placeholder, which must have a value.
  case missingName(String)
  /// The optional parts of the pattern make more than `limit` different paths.
  case tooManyOptionals(limit: Int)
  /// The pattern has more than `limit` bytes.
  case tooLong(limit: Int)
}
