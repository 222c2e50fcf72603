/// The question, object and closures that a request carries beside its route.
package struct Cargo {
  /// The question that the screen answers; nil when none is asked.
  package var question: (any OpenQuestion)?
  /// The object for the requested screen; nil when none is handed over.
  package var handed: Any?
  /// The call sites of a transaction's steps.
  var sites: [CallSite] = []
  /// The saved scene that the request restores.
  var scene: SavedScene?
  /// Gives the screen's answer to the code that awaits it; called when the request commits.
  var answer: (() -> Void)?
  /// Called once, when the request has ended.
  var whenEnded: (() -> Void)?

  package init(
    question: (any OpenQuestion)? = nil, handed: Any? = nil, restoring scene: SavedScene? = nil,
    answering answer: (() -> Void)? = nil
  ) {
    self.question = question
    self.handed = handed
    self.scene = scene
    self.answer = answer
  }

  /// Whether both wait for the same type of answer, so that one request can serve both callers.
  func asksLike(_ other: Cargo) -> Bool {
    question.map { type(of: $0) } == other.question.map { type(of: $0) }
  }
}
