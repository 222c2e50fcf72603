extension SceneNavigator {
  /// The request that asks for the same already, when the screen has not shown it and nothing was
  /// asked for since; a double tap is one request.
  func repeated(_ intent: Intent, cause: Cause, _ cargo: Cargo) -> NavigationRequest? {
    guard !intent.isStep, let newest = newestOnItsWay, newest.origin == .code,
      newest.cause == cause, newest.original == intent, newest.cargo.asksLike(cargo)
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
  fileprivate var isStep: Bool {
    switch self {
    case .back, .dismiss, .giveBack, .evict, .follow: return true
    default: return false
    }
  }
}
