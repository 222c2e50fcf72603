import Testing

@testable import Portolan

/// A shop with a question on screen and somebody who waits for its ending.
@MainActor struct Asked<Q: ScreenQuestion> where Q.RouteType == Shop {
  let shopping: Shopping
  let host: RecordingHost
  let question: Q
  let task: Task<Ending<Q.Answer>, any Error>
  let node: NodeID

  init(_ question: Q, on routes: Shop..., host: RecordingHost = RecordingHost()) async throws {
    let shopping = Shopping(host: host)
    shopping.keeper.isSignedIn = true
    for route in routes { try await shopping.navigator.navigate(to: route) }
    let task = Task { try await shopping.navigator.ask(question) }
    await eventually { !shopping.scene.screens.questions.isEmpty }
    await settle()
    self.shopping = shopping
    self.host = host
    self.question = question
    self.task = task
    node = try shopping.node(question.route)
  }

  var navigator: Navigator<Shop> { shopping.navigator }
  var isShown: Bool { shopping.navigator.tree.contains(node) }

  /// The asked screen gives its answer.
  func finish(with answer: Q.Answer) throws {
    try #require(ScreenContext<Shop>(node: node, in: shopping.scene)).finish(
      question, with: answer)
  }

  /// The asked screen closes itself.
  func close() throws {
    try #require(ScreenContext<Shop>(node: node, in: shopping.scene)).close()
  }
}
