/// What a request brings along that is no value: to the screen that it reaches, and to who asked.
struct Cargo {
  /// Who waits for an answer of the screen.
  var question: (any OpenQuestion)?
  /// What is not a value; only the screen that was asked for gets it.
  var handed: Any?
  /// Where the steps of a transaction were asked for.
  var sites: [CallSite] = []
  /// What is to be restored, as it was saved.
  var scene: SavedScene?
  /// The answer of a screen that is done, given when the request commits.
  var answer: (() -> Void)?
  /// Called once, when the request has ended.
  var whenEnded: (() -> Void)?

  /// Whether both ask for the same kind of answer, so that one request may do for both.
  func asksLike(_ other: Cargo) -> Bool {
    question.map { type(of: $0) } == other.question.map { type(of: $0) }
  }
}
