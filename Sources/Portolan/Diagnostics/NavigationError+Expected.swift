extension NavigationError {
  /// Whether what a person wanted since, or the asker, is why it did not come about.
  var isExpected: Bool {
    switch self {
    case .cancelled, .stays, .superseded: return true
    default: return false
    }
  }

  var isSuperseded: Bool {
    if case .superseded = self { return true }
    return false
  }
}
