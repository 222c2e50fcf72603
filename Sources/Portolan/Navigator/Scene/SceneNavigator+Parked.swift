extension SceneNavigator {
  /// The parked requests, oldest first; empty when none is parked.
  ///
  /// Each of them waits for the end of a detour (a screen shown first, such as a sign-in), for a
  /// guard whose verdict was to wait, for the target of its link, or until the app is ready.
  public var parked: [ParkedRequest] {
    traffic.waitingParkings().map { request, parking in
      ParkedRequest(request, parking, waits.patience(of: request.number))
    }
  }

  /// Ends one parked request as `cancelled`; returns false when no parked request has this ID.
  ///
  /// A screen that was shown as a detour for the request stays: other requests may wait for its end
  /// too.
  @discardableResult
  public func cancelParked(_ id: ParkedRequest.ID) -> Bool {
    guard traffic.requests[id]?.parking != nil else { return false }
    feed(.cancelled(id, because: .init(.cancelled)))
    return true
  }

  /// The parked requests to save, without those that make sense only in the present tree.
  var waitingRequests: [StoredRequest] {
    // The request for a detour's screen is left out: the request that waits repeats it.
    traffic.waitingParkings().filter { $0.request.origin != .detour }
      .compactMap { request, parking in
        StoredRequest(
          request, parking, in: traffic.tree,
          timeLeft: waits.patience(of: request.number)?.left ?? parkingLimit)
      }
  }

  /// Makes a request that was parked in an earlier run of the app.
  ///
  /// `restoration` is the number of the restoration that it follows.
  @discardableResult
  func take(
    up stored: StoredRequest, after restoration: Int? = nil, site: CallSite
  ) -> NavigationRequest {
    // The stored time may be wrong.
    enter(
      stored.submission(after: restoration, site),
      patience: min(max(.zero, stored.timeLeft), parkingLimit))
  }
}
