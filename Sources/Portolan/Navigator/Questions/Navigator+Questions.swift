extension Navigator {
  /// Shows a screen that answers, and waits for its ending.
  ///
  /// It is always built anew. Cancelling the task before the commit cancels the request;
  /// afterwards the screen stays and the ending is `cancelled`. Throws what a navigation throws,
  /// `reentrant` inside a guard.
  public func present<Q: Question>(
    _ question: Q, fileID: StaticString = #fileID, line: Int = #line
  ) async throws(NavigationError) -> Ending<Q.Answer> where Q.R == R {
    if SceneNavigator.isAskingGuard { throw .reentrant }
    let slot = AnswerSlot<Q.Answer>()
    let scene = scene
    var isCommitted = false
    let request = scene.submit(
      .ask(AnyRoute(question.route)), site: CallSite(fileID, line)
    ) { node in
      guard let node else { return }
      isCommitted = true
      guard scene.tree.route(of: node)?.isSameScreen(as: AnyRoute(question.route)) == true else {
        // A guard redirected it: nobody will answer there.
        return slot.end(.replaced)
      }
      scene.questions[node]?(.code)
      scene.answers[node] = slot
      scene.questions[node] = { slot.end(because: $0) }
    }
    do throws(NavigationError) { _ = try await request.arrival() } catch {
      // Once it is committed the question stands, whatever became of the screen meanwhile.
      guard isCommitted else { throw error }
    }
    return await slot.value()
  }
}
