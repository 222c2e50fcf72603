extension SceneNavigator {
  /// Closes a screen that is done, without asking it.
  ///
  /// The answer is given at once, or it could be lost to what comes meanwhile; only where a screen
  /// that stands on it may refuse to go is it given at the commit. Of several the first counts.
  func finish(_ node: NodeID, site: CallSite, giving answer: @escaping () -> Void) {
    let intent = Intent.close(node)
    let same = repeated(intent, cause: .leaving, Cargo())
    let request = same ?? newRequest(intent, cause: .leaving, site: site)
    request.mayGo.insert(node)
    if !isAnotherAsked(for: request) {
      answer()
    } else if request.whenCommitting == nil {
      request.whenCommitting = answer
    }
    if same == nil { enter(request) }
  }

  private func isAnotherAsked(for request: NavigationRequest) -> Bool {
    do {
      let exits = exits(of: try plan(for: request.intent), for: request.intent)
      return exits.contains { !request.mayGo.contains($0) }
    } catch { return false }
  }
}
