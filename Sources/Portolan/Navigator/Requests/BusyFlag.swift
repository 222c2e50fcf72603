import Observation

/// Tells those who watch whether the navigator is busy, apart from it, so that nothing else of it is
/// tracked.
@MainActor @Observable final class BusyFlag {
  private var value = false

  /// Notes who reads it.
  func read() { _ = value }

  /// Tells its readers, when it differs; asked at each step of a request.
  func set(_ value: Bool) {
    if _value != value { self.value = value }
  }
}
