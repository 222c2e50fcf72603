/// A problem of a path that was given as text.
///
/// Places count from 1. Values are called by their names in the pattern, and never repeated; an
/// element is repeated only where a table expects words.
public enum PathProblem: Error, Hashable, Sendable {
  /// No pattern has the element at its place; `nearest` is the most similar known one.
  ///
  /// The element is nil when it may be personal data: where a pattern has a value at that place,
  /// and when it is no word.
  case unknown(element: String?, at: Int, nearest: String?)
  /// A pattern fits, but a value does not; `name` is the value's name in the pattern.
  case value(name: String, at: Int)
  /// The path ends before `missing` of a pattern: a word, or a value as `{name}`.
  case incomplete(missing: String)
  /// There is no text between two slashes.
  case empty(at: Int)
  /// An element's percent-encoding cannot be read.
  case unreadable(at: Int)
  /// It is longer than `limit` bytes.
  case tooLong(limit: Int)
  /// The feature of this route type has no link table.
  case noTable(type: String)
}

extension PathProblem {
  /// The problem in words: its code, its reason and the fix.
  var diagnostic: Diagnostic {
    switch self {
    case .unknown(let element, let place, let nearest):
      return Diagnostic(
        .unknownElement,
        "Element \(place) of the path\(element.map { ", \"\($0)\"," } ?? "") is unknown.",
        why: "No pattern of the link table has it there.",
        fix: "Correct the path, or add a LinkPattern.", nearest: nearest)
    case .value(let name, let place):
      return Diagnostic(
        .wrongElementValue, "The \(name) at place \(place) of the path does not fit.",
        why: "The pattern cannot read this value.", fix: "Correct the value in the path.")
    case .incomplete(let missing):
      return Diagnostic(
        .incompletePath, "The path ends before \(missing).",
        why: "The pattern that fits the path so far requires it.",
        fix: "Complete the path, or add a shorter LinkPattern.")
    case .empty(let place):
      return Diagnostic(
        .emptyElement, "Element \(place) of the path is empty.",
        why: "An empty element names no screen.", fix: "Remove one of the two slashes.")
    case .unreadable(let place):
      return Diagnostic(
        .unreadableElement, "Element \(place) of the path cannot be read.",
        why: "Its percent-encoding is not valid text.",
        fix: "Write a percent sign as `%25`, or pass the elements as an array.")
    case .tooLong(let limit):
      return Diagnostic(
        .longPath, "The path is longer than \(limit) bytes.",
        why: "Text may come from outside, so its length is limited.",
        fix: "Shorten the path, or pass the routes themselves.")
    case .noTable(let type):
      return Diagnostic(
        .noTable, "\(type) has no link table to read a path with.",
        why: "A text path is read with the patterns of the feature's link table.",
        fix: "Give the feature of \(type) a LinkTable, or pass the routes themselves.")
    }
  }
}
