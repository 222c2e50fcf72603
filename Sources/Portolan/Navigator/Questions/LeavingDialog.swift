/// The dialog of a screen that wants to be asked before it closes, as a host shows it.
@MainActor package final class LeavingDialog {
  /// What a user has answered.
  enum Answer {
    case choice(DialogWords.Choice)
    case stay
  }

  package let words: DialogWords
  /// Called when no host can show it.
  var whenNotShown: () -> Void = {}
  private(set) var answer: Answer?
  private let waiters = Waiters<Void>()

  package init(_ words: DialogWords) { self.words = words }

  /// Takes the user's choice, or nil when the user keeps the screen; only the first answer counts.
  package func answer(_ choice: DialogWords.Choice?) {
    guard answer == nil else { return }
    answer = choice.map(Answer.choice) ?? .stay
    waiters.resume(returning: ())
  }

  /// Waits for the answer; a cancelled task gets `stay`.
  func value() async -> Answer {
    if answer == nil { await waiters.value(orWhenCancelled: ()) }
    return answer ?? .stay
  }
}
