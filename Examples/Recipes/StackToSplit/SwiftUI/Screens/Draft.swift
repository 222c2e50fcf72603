import Observation

/// A message that is being written.
@MainActor @Observable final class Draft {
  var text = ""
}
