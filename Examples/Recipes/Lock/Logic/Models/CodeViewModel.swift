public import Observation

/// Takes the code and unlocks when it is right.
@MainActor @Observable public final class CodeViewModel {
  /// What is typed.
  package var code = ""
  /// Whether the last code was a wrong one.
  package private(set) var isWrong = false
  private let unlock: () -> Void

  init(unlock: @escaping () -> Void) {
    self.unlock = unlock
  }

  /// Compares the code; a real app asks the device.
  package func done() {
    isWrong = code != "1234"
    if isWrong { code = "" } else { unlock() }
  }
}
