extension SceneNavigator {
  /// The request has changed the tree: its screen gets what it brings, once.
  func deliver(_ request: NavigationRequest, to node: NodeID?) {
    guard request.cargo.question != nil || request.cargo.handed != nil else { return }
    let place = node.flatMap { isAsked($0, by: request) ? $0 : nil }
    if let question = request.cargo.question, !question.isPosed { pose(question, at: place) }
    guard let object = request.cargo.handed else { return }
    request.cargo.handed = nil
    if let place { context(of: place)?.value.hand(over: object) }
  }

  /// Whether a node is what was asked for; after a redirect it is not.
  private func isAsked(_ node: NodeID, by request: NavigationRequest) -> Bool {
    guard let asked = request.original.route else { return false }
    return tree.route(of: node)?.isSameScreen(as: asked) == true
  }

  /// The question stands at its screen; where there is none nobody will answer.
  private func pose(_ question: any OpenQuestion, at node: NodeID?) {
    question.isPosed = true
    guard let node else { return question.end(because: .code) }
    questions.updateValue(question, forKey: node)?.end(because: .code)
  }
}
