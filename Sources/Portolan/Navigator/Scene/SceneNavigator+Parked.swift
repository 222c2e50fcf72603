extension SceneNavigator {
  /// The parked requests, oldest first.
  ///
  /// Each waits for the end of a detour (a screen shown first, such as a sign-in), for a guard that
  /// answered `wait`, for the target of its link, or until the app is ready.
  public var parked: [ParkedRequest] {
    traffic.waitingParkings().map { request, parking in
      ParkedRequest(request, parking, waits.patience(of: request.number))
    }
  }

  /// Ends one parked request as `cancelled`; returns false when no parked request has this ID.
  ///
  /// If a detour was shown for the request, that screen stays: other requests may wait for it too.
  @discardableResult
  public func cancelParked(_ id: ParkedRequest.ID) -> Bool {
    guard traffic.requests[id]?.parking != nil else { return false }
    feed(.cancelled(id, because: .cancelled))
    return true
  }

  /// The parked requests as a value to store, for `restore(_:)` at the app's next start.
  ///
  /// A question is stored without the code that awaits its answer, and a request without the object
  /// that it hands over. The requests themselves stay parked. A closed navigator has no requests.
  public var storedRequests: StoredRequests {
    let requests = waitingRequests
    return StoredRequests(requests.compactMap(\.self), leftOut: requests.count { $0 == nil })
  }

  /// The parked requests to store; nil for one that makes sense only in the present tree.
  var waitingRequests: [StoredRequest<AnyRoute>?] {
    // The request for a detour's screen is left out: the request that waits repeats it.
    traffic.waitingParkings().filter { $0.request.origin != .detour }.map { request, parking in
      StoredRequest(
        request, parking, in: traffic.tree,
        timeLeft: waits.patience(of: request.number)?.left ?? parkingLimit)
    }
  }

  /// Makes new requests of those that were parked in an earlier run of the app.
  ///
  /// ```swift
  /// scene.restore(try StoredRequests(reading: data))
  /// ```
  ///
  /// A request that waited for a detour waits for its end, if the detour's screen is open again.
  /// All others are tried in their order, as links are: they wait until the app is ready, and their
  /// guards are asked. Each may stay parked for the time that it had left, at most `parkingLimit`;
  /// the time between the runs does not count. A failure goes to `onFailure`. A request with a
  /// route that no feature can decode is left out, and a diagnostic reports it.
  @discardableResult
  public func restore(
    _ stored: StoredRequests, fileID: String = #fileID, line: Int = #line
  ) -> [NavigationRequest] {
    let site = CallSite(fileID, line)
    var requests: [StoredRequest<AnyRoute>] = []
    for (index, request) in stored.requests.enumerated() {
      do throws(StoredRoute.Problem) { requests.append(try request.read(among: maps)) } catch {
        report(.leftOut(index + 1, of: stored.count, error, site))
      }
    }
    return restore(requests, site: site)
  }

  /// Makes new requests of stored ones whose routes are decoded already.
  ///
  /// `restoration` is the number of the restoration that they follow. The stored time may be wrong,
  /// so `parkingLimit` limits it.
  func restore(
    _ requests: [StoredRequest<AnyRoute>], after restoration: Int? = nil, site: CallSite
  ) -> [NavigationRequest] {
    requests.map { stored in
      enter(
        stored.submission(after: restoration, site),
        patience: min(max(.zero, stored.timeLeft), parkingLimit))
    }
  }
}
