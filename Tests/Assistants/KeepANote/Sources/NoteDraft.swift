import Observation

/// A note while it is written.
@MainActor @Observable final class NoteDraft {
  private let saved: String
  var text: String

  init(of saved: String) {
    self.saved = saved
    text = saved
  }

  var isEdited: Bool { text != saved }
}
