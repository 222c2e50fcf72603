import Observation

/// One observable word, apart from the navigator, so that nothing else of it is tracked.
@MainActor @Observable final class BusyFlag {
  private(set) var value = false

  /// Sets the word and tells its readers, when it differs; asked at each step of a request.
  func set(_ value: Bool) {
    if _value != value { self.value = value }
  }
}
