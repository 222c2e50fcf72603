#if DEBUG && Inspector
/// A page's request that the app cannot perform.
enum DrivingProblem: Error, CustomStringConvertible, CaseIterable {
  case noAddress, noAction, otherInputs, noScreen, unreadableValues

  /// The reason, and the fix.
  var description: String {
    switch self {
    case .noAddress: return "This is not a link: a link begins with a scheme, such as store://."
    case .noAction: return "The app has no such action. Load the page again."
    case .otherInputs: return "The action has other inputs now. Load the page again."
    case .noScreen: return "The catalogue has no such screen. Load the page again."
    case .unreadableValues:
      return "The screen has other values: change only the text between the braces."
    }
  }
}
#endif
