extension Navigator {
  /// Shows a screen that answers, and waits for its ending.
  ///
  /// ```swift
  /// switch try await navigator.present(AddressPicker(near: .oslo)) {
  /// case .finished(let address): bag.address = address
  /// case .cancelled, .dismissed, .replaced, .sceneGone: break
  /// }
  /// ```
  ///
  /// It is always built anew. Asked again before the screen shows the first (a double tap), an
  /// equal question is that one, and both askers get its ending; later it is one of its own.
  /// Cancelling the task before the commit cancels the request when nobody else asked; afterwards
  /// the screen stays and the ending is `cancelled`. Throws what a navigation throws until the
  /// commit, `reentrant` inside a guard.
  public func present<Q: Question>(
    _ question: Q, fileID: StaticString = #fileID, line: Int = #line
  ) async throws(NavigationError) -> Ending<Q.Answer> where Q.R == R {
    if SceneNavigator.isBeingAsked { throw .reentrant }
    let new = AnswerSlot<Q.Answer>()
    let request = asked.submit(
      .ask(AnyRoute(question.route)), cargo: Cargo(question: new), site: CallSite(fileID, line))
    let slot = request.cargo.question as? AnswerSlot<Q.Answer> ?? new
    do throws(NavigationError) { _ = try await request.arrivalForAsker() } catch {
      // Once it is committed the question stands, whatever became of the screen meanwhile.
      guard slot.isPosed else { throw error }
    }
    return await slot.value()
  }
}
