/// What a request brings to the screen that it reaches, beside the route.
struct Cargo {
  /// Who waits for an answer of the screen.
  var question: (any OpenQuestion)?

  /// Whether both bring the same kind of thing, so that one request may do for both.
  func isLike(_ other: Cargo) -> Bool {
    question.map { type(of: $0) } == other.question.map { type(of: $0) }
  }
}
