import Store

/// Why the app could not do what a page asked for.
enum InspectedProblem: Error, Hashable, CustomStringConvertible {
  /// The newest drawing has no such element, or none that a finger means anything by.
  case noElement(String)
  /// What was tapped takes no text.
  case noField(String)
  /// The Store says no.
  case store(StoreProblem)
  /// It is being started already.
  case starting

  var description: String {
    switch self {
    case .noElement(let id):
      return "The screen has nothing with the id \"\(id)\" that answers a finger; it may have gone."
    case .noField(let id):
      return "The element \"\(id)\" is no field, so nothing can be typed in it."
    case .store(let problem): return problem.line
    case .starting: return "The app is being started again already."
    }
  }
}
