import Observation

/// One observable word, apart from the navigator, so that nothing else of it is tracked.
@MainActor @Observable final class BusyFlag {
  var value = false
}
