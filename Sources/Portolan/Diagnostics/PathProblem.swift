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

extension PathProblem {
  /// The problem in words, with its code, why it is so and what to do.
  var diagnostic: Diagnostic {
    switch self {
    case .unknown(let element, let place, let nearest):
      return Diagnostic(
        .unknownElement,
        "Element \(place) of the path\(element.map { ", \"\($0)\"," } ?? "") is unknown.",
        why: "No pattern of the link table goes on with it.",
        fix: "Correct the path, or add a LinkPattern.", nearest: nearest)
    case .value(let name, let place):
      return Diagnostic(
        .wrongElementValue, "The \(name) in place \(place) of the path does not fit.",
        why: "The pattern cannot read its value.", fix: "Correct the value in the path.")
    case .incomplete(let missing):
      return Diagnostic(
        .incompletePath, "The path ends where \(missing) is missing.",
        why: "The pattern that fits goes on with it.",
        fix: "Add it to the path, or a shorter LinkPattern to the table.")
    case .empty(let place):
      return Diagnostic(
        .emptyElement, "Element \(place) of the path is empty.",
        why: "Nothing between two slashes stands for no screen.", fix: "Leave one slash out.")
    case .unreadable(let place):
      return Diagnostic(
        .unreadableElement, "Element \(place) of the path cannot be read.",
        why: "Its percent-encoding is no text.",
        fix: "Write a percent sign as `%25`, or give the elements as an array.")
    case .tooLong(let limit):
      return Diagnostic(
        .longPath, "The path is longer than \(limit) bytes.",
        why: "Text comes from outside and is read in bounded time.",
        fix: "Shorten it, or give the routes themselves.")
    case .noTable(let type):
      return Diagnostic(
        .noTable, "\(type) has no words for a path.",
        why: "Text is read with the patterns of the feature's link table.",
        fix: "Give the feature of \(type) a LinkTable, or give the routes themselves.")
    }
  }
}
