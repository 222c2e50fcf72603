extension SceneNavigator {
  /// The requests that wait for a detour, a guard or the app, in the order in which they came.
  ///
  /// Empty when none waits. What waits for its turn or for the screen is not among them.
  public var parked: [ParkedRequest] {
    traffic.waitingParkings().map { request, parking in
      ParkedRequest(request, parking, waits.patience(of: request.number))
    }
  }

  /// How many requests wait for a detour, a guard or the app.
  public var parkedCount: Int { traffic.parked.all.count }

  /// Ends one parked request as `cancelled`; false when none of the number waits any more.
  ///
  /// A detour that is shown for it stays, as its screen may be of use to others.
  @discardableResult
  public func cancelParked(_ id: ParkedRequest.ID) -> Bool {
    guard traffic.requests[id]?.parking != nil else { return false }
    feed(.cancelled(id, because: .cancelled))
    return true
  }

  /// What waits now, to be taken up again by the next start of the app with `restore(_:)`.
  ///
  /// A question is among them without its asker, and a request without what it was to hand over.
  /// Nothing changes: the requests go on waiting. A navigator that was closed has none.
  public var storedRequests: StoredRequests {
    let requests = waitingRequests
    return StoredRequests(
      requests.compactMap(\.self), leftOut: requests.count { $0 == nil })
  }

  /// What waits; nil for what says nothing without the tree of today.
  var waitingRequests: [StoredRequest<AnyRoute>?] {
    // A detour is asked for again by what waits for it.
    traffic.waitingParkings().filter { $0.request.origin != .detour }.map { request, parking in
      StoredRequest(
        request, parking, in: tree,
        timeLeft: waits.patience(of: request.number)?.left ?? parkingLimit)
    }
  }

  /// Takes up again what waited when the app was last there; each is a request of its own.
  ///
  /// ```swift
  /// scene.restore(try StoredRequests(reading: data))
  /// ```
  ///
  /// What waited for a detour whose screen is shown again waits for its end. All others are tried, in
  /// their order, as links are: they wait for the app to be ready, and their guards are asked. Each
  /// may wait for as long as it had left, but no longer than `parkingLimit`; the time between does not
  /// count. A failure goes to `onFailure`. A request whose route no feature of today knows, or can
  /// read, is left out with a diagnostic.
  @discardableResult
  public func restore(
    _ stored: StoredRequests, fileID: StaticString = #fileID, line: Int = #line
  ) -> [NavigationRequest] {
    let site = CallSite(fileID, line)
    var requests: [StoredRequest<AnyRoute>] = []
    for (place, request) in stored.requests.enumerated() {
      do throws(StoredRoute.Problem) { requests.append(try request.read(among: maps)) } catch {
        report(.leftOut(place + 1, of: stored.count, error, site))
      }
    }
    return restore(requests, site: site)
  }

  /// Takes up requests whose routes are known.
  ///
  /// Bytes may say anything, so none may wait longer than others.
  func restore(
    _ requests: [StoredRequest<AnyRoute>], after restoration: Int? = nil, site: CallSite
  ) -> [NavigationRequest] {
    requests.map { stored in
      enter(
        LiveSignal.Asked(
          intent: stored.intent.live, origin: stored.isLink ? .link : .restored,
          detour: stored.detour.map { .init(route: $0, rule: stored.rule) }, rank: restoration,
          site: site),
        patience: min(max(.zero, stored.timeLeft), parkingLimit))
    }
  }
}
