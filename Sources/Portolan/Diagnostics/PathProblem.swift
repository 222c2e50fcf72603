/// What is wrong with a path that was given as text.
///
/// Places count from 1. Values are called by the pattern's word for them and never repeated; an
/// element is repeated only where a table expects nothing but words.
public enum PathProblem: Error, Hashable, Sendable {
  /// No pattern has the element at its place; `nearest` is the known one most like it.
  ///
  /// The element is nil when it may be somebody's data: where a pattern has a value in that place,
  /// and when it is no word.
  case unknown(element: String?, at: Int, nearest: String?)
  /// A pattern fits, but a value does not: `name` is the pattern's word for it.
  case value(name: String, at: Int)
  /// The path ends where a pattern goes on with `missing`: a word, or a value as `{name}`.
  case incomplete(missing: String)
  /// There is nothing between two slashes.
  case empty(at: Int)
  /// An element's percent-encoding cannot be read.
  case unreadable(at: Int)
  /// It is longer than `limit` bytes.
  case tooLong(limit: Int)
  /// The feature of this route type has no link table, and so no words.
  case noTable(type: String)
}
