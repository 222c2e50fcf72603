/// The steps of one transaction, whatever their route types.
@MainActor final class TransactionSteps {
  private let scene: SceneNavigator
  private var isOver = false
  private(set) var verbs: [NavigationVerb] = []

  init(_ scene: SceneNavigator) {
    self.scene = scene
  }

  func add(_ verb: NavigationVerb) {
    if isOver { scene.report(.transactionOver(verb)) } else { verbs.append(verb) }
  }

  func end() {
    isOver = true
  }
}

extension Diagnostic {
  static func transactionOver(_ verb: NavigationVerb) -> Diagnostic {
    Diagnostic(
      .transactionIsOver, "\(verb.intent.label) was asked of a transaction that is over.",
      why: "A transaction takes verbs down only while its closure runs.",
      fix: "Ask the navigator, or do not keep the transaction.", site: verb.site)
  }
}
