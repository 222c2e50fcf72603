extension SceneNavigator {
  /// The request that asks for the same already, when the screen has not shown it and nothing was
  /// asked for since; a double tap is one request.
  func repeated(_ intent: Intent, cause: Cause, _ cargo: Cargo) -> NavigationRequest? {
    guard let newest = newestOnItsWay, newest.origin == .code, newest.cause == cause,
      newest.original == intent, newest.cargo.asksLike(cargo),
      !intent.isStep(after: newest.state == .committed)
    else { return nil }
    newest.askers += 1
    guard let object = cargo.handed else { return newest }
    newest.cargo.handed = object
    if newest.state == .committed { deliver(newest, to: landing.last?.node) }
    return newest
  }

  /// Parked requests do not count: who asks again may have lost sight of what they wait for.
  private var newestOnItsWay: NavigationRequest? {
    if let waiting = queue.last ?? running { return waiting }
    guard let last = landing.last, last.commit == lastCommit else { return nil }
    return last.request
  }
}

extension Intent {
  /// Whether it goes on from what is shown, so that asked for twice it goes twice as far.
  ///
  /// Two gestures before anything has changed are at the same screen; two calls are two steps.
  fileprivate func isStep(after isCommitted: Bool) -> Bool {
    switch self {
    case .back, .dismiss, .giveBack, .evict, .follow: return true
    case .move(.back), .move(.dismiss): return isCommitted
    case .transaction(let steps): return steps.contains { $0.isStep(after: isCommitted) }
    default: return false
    }
  }
}
