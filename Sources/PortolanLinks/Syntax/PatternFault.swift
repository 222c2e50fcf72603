/// Why a pattern can stand for nothing.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum PatternFault: Error, Hashable, Sendable {
  /// A brace without its partner, or a placeholder without a name.
  case brace
  /// Two placeholders of one name.
  case twice(String)
  /// A placeholder stands where none may: in a scheme or port, or as a part of a host's label.
  case misplaced(String)
  /// A catch-all, or a rest, that is not the end of its path.
  case notLast(String)
  /// The mark behind a placeholder's name cannot stand there.
  case mark(String)
  /// Two placeholders without a word between them.
  case adjacent(String)
  /// A `%` without two hexadecimal digits, or bytes that are no UTF-8.
  case encoding
  /// A segment `.` or `..`, which no URL keeps.
  case dots
  /// A pattern has so many placeholders, and its function takes so many values.
  case count(placeholders: Int, values: Int)
  /// The type of a placeholder does not go with its mark: `{x?}` takes an optional, `{x*}` an array.
  case arity(String)
  /// The default is no value of the placeholder's type.
  case badDefault(String)
  /// An alias has a placeholder that the pattern does not have.
  case unknownName(String)
  /// An alias leaves out a placeholder that must have a value.
  case missingName(String)
  /// It has more optional parts in its path than a table takes apart.
  case tooManyOptionals(limit: Int)
  /// It is longer than a link may be.
  case tooLong(limit: Int)
}
