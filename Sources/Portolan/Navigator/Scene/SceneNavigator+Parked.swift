extension SceneNavigator {
  /// The requests on hold, oldest first.
  ///
  /// Each waits for a detour to end, for a guard that said `wait` to be asked again, or for the app.
  public var parked: [ParkedRequest] {
    traffic.waitingParkings().map { request, parking in
      ParkedRequest(request, parking, waits.patience(of: request.number))
    }
  }

  /// Ends one parked request as `cancelled`; false when no request of this number waits.
  ///
  /// Its detour stays on screen, as it may serve other requests.
  @discardableResult
  public func cancelParked(_ id: ParkedRequest.ID) -> Bool {
    guard traffic.requests[id]?.parking != nil else { return false }
    feed(.cancelled(id, because: .cancelled))
    return true
  }

  /// The waiting requests, for `restore(_:)` at the app's next start.
  ///
  /// A question is among them without its asker, and a request without the object that it hands
  /// over. Nothing changes: the requests go on waiting. A closed navigator has none.
  public var storedRequests: StoredRequests {
    let requests = waitingRequests
    return StoredRequests(requests.compactMap(\.self), leftOut: requests.count { $0 == nil })
  }

  /// The waiting requests; nil for one that means nothing without the present tree.
  var waitingRequests: [StoredRequest<AnyRoute>?] {
    // The request that waits for a detour asks for it again.
    traffic.waitingParkings().filter { $0.request.origin != .detour }.map { request, parking in
      StoredRequest(
        request, parking, in: tree,
        timeLeft: waits.patience(of: request.number)?.left ?? parkingLimit)
    }
  }

  /// Takes up the requests that waited in an earlier run of the app; each becomes a new request.
  ///
  /// ```swift
  /// scene.restore(try StoredRequests(reading: data))
  /// ```
  ///
  /// A request that waited for a detour whose screen is open again waits for its end. All others
  /// are tried in their order, as links are: they wait for the app to be ready, and their guards
  /// are asked. Each may wait for the time that it had left, but no longer than `parkingLimit`; the
  /// time between does not count. A failure goes to `onFailure`. A request whose route no present
  /// feature knows or can read is left out with a diagnostic.
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

  /// Takes up requests whose routes are known.
  ///
  /// Stored bytes may say anything, so no request may wait longer than `parkingLimit`.
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
