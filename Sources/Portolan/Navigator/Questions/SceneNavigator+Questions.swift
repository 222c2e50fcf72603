extension SceneNavigator {
  /// The request has changed the tree: its question stands at the node, or ends at once.
  func pose(_ question: any OpenQuestion, at node: NodeID?, for request: NavigationRequest) {
    question.isPosed = true
    guard let node, let asked = request.original.route,
      tree.route(of: node)?.isSameScreen(as: asked) == true
    else {
      // A guard redirected it: nobody will answer there.
      return question.end(because: .code)
    }
    questions.updateValue(question, forKey: node)?.end(because: .code)
  }
}
