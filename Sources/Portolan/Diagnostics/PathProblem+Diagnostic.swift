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
