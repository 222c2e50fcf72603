import Portolan

extension NavigationVerb {
  /// Whether both are the same verb; call sites and handed objects are not compared.
  func asksLike(_ other: NavigationVerb) -> Bool {
    guard policy == other.policy else { return false }
    switch (content, other.content) {
    case (.intent(let one), .intent(let other)): return one == other
    case (.link(let one, let source, let keeping), .link(let other, let others, let kept)):
      return one == other && source == others && keeping == kept
    case (.refused(let one, let words), .refused(let other, let others)):
      return one == other && words == others
    default: return false
    }
  }

  /// The verb with the values of its routes, for the messages of a test.
  var words: String {
    switch content {
    case .intent(let intent): return intent.call(with: policy)
    case .link(let url, let source, let keepsPart):
      let options = RequestOptions(policy: policy, keepsReplacedPart: keepsPart)
      return "open(\(url)\(source.map { ", as: .\($0.rawValue)" } ?? "")\(options.last))"
    case .refused(_, let words): return words
    }
  }

  /// Marks the screen of a question as open.
  @MainActor func isPosed() { cargo.question?.isPosed = true }

  /// Ends the question of this verb.
  @MainActor func end<Q: ScreenQuestion>(_ question: Q, _ ending: Ending<Q.Answer>) {
    guard let slot = cargo.question as? AnswerSlot<Q.Answer> else { return }
    slot.end(ending)
  }
}

extension RequestOptions {
  /// The argument of a call without a site; nil for the usual options.
  var argument: String? {
    switch (policy, keepsReplacedPart) {
    case (.newest, false): nil
    case (.newest, true): "options: .keepingReplacedPart"
    case (.enqueue, false): "options: .enqueued"
    case (.replace, false): "options: .replacing"
    default: "options: RequestOptions(policy: .\(policy), keepsReplacedPart: true)"
    }
  }

  /// The argument behind others.
  var last: String { argument.map { ", \($0)" } ?? "" }
}
