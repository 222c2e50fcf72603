/// What a request brings to the screen that it reaches, beside the route.
struct Cargo {
  /// Who waits for an answer of the screen.
  var question: (any OpenQuestion)?
  /// What is not a value; only the screen that was asked for gets it.
  var handed: Any?
  /// Where the steps of a transaction were asked for.
  var sites: [CallSite] = []
  /// What is to be restored, as it was saved.
  var scene: SavedScene?

  /// Whether both ask for the same kind of answer, so that one request may do for both.
  func asksLike(_ other: Cargo) -> Bool {
    question.map { type(of: $0) } == other.question.map { type(of: $0) }
  }
}
