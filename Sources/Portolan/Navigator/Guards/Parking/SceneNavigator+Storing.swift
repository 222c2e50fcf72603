extension SceneNavigator {
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
    parkings.filter { $0.request.origin != .detour }.map(stored)
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
  /// count. Nobody awaits them, so a
  /// failure goes to `onFailure`. Where no feature of today knows a route, or can read it, the
  /// request is left out with a diagnostic.
  ///
  /// - Parameters:
  ///   - stored: What `storedRequests` gave.
  ///   - fileID: The file of who asks.
  ///   - line: The line of who asks.
  /// - Returns: The requests that were taken up, in their order.
  @discardableResult
  public func restore(
    _ stored: StoredRequests, fileID: StaticString = #fileID, line: Int = #line
  ) -> [NavigationRequest] {
    let site = CallSite(fileID, line)
    var requests: [StoredRequest<AnyRoute>] = []
    for (place, request) in stored.requests.enumerated() {
      do throws(StoredRoute.Problem) { requests.append(try read(request)) } catch {
        report(.leftOut(place + 1, of: stored.count, error, site))
      }
    }
    return restore(requests, site: site)
  }

  /// Takes up requests whose routes are known.
  func restore(_ requests: [StoredRequest<AnyRoute>], site: CallSite) -> [NavigationRequest] {
    requests.map { stored in
      let request = newRequest(
        stored.target.intent, origin: stored.isLink ? .link : .restored, site: site)
      // Bytes may say anything; a sum with so large a number could stop the app.
      request.patience = Patience(min(max(.zero, stored.timeLeft), parkingLimit), by: clock)
      if let detour = stored.detour, !isClosed, liveNode(showing: detour) != nil {
        emit(.asked(stamp(request), request.intent.label, site))
        wait(request, for: detour, ruledBy: stored.rule)
      } else {
        enter(request)
      }
      return request
    }
  }

  /// Parks a request until a detour that is shown ends.
  private func wait(
    _ request: NavigationRequest, for detour: AnyRoute, ruledBy name: String?
  ) {
    // Who was told may have closed the detour, or the scene.
    guard !isClosed, let node = liveNode(showing: detour) else {
      queue.append(request)
      return pump()
    }
    park(
      request, rule: rule(named: name, for: request.intent), until: .end(of: detour, node))
  }

  /// A request in a form that outlives it; nil when it says nothing without the tree of today.
  private func stored(_ parking: Parking) -> StoredRequest<AnyRoute>? {
    let request = parking.request
    guard let target = StoredTarget<AnyRoute>(request.intent, in: tree) else { return nil }
    return StoredRequest(
      target: target, isLink: request.origin == .link, rule: parking.rule?.label.text,
      detour: parking.detour, timeLeft: request.patience?.left ?? parkingLimit)
  }

  private func read(
    _ stored: StoredRequest<StoredRoute>
  ) throws(StoredRoute.Problem) -> StoredRequest<AnyRoute> {
    // A generic rethrow knows no types of errors.
    do { return try stored.map { try $0.route(among: maps) } } catch {
      throw error as? StoredRoute.Problem ?? .undecodable
    }
  }

  private func liveNode(showing route: AnyRoute) -> NodeID? {
    tree.homes(of: route).lazy.compactMap(\.node).first(where: tree.isLive)
  }

  /// The guard of a plan that is called so: only its word was stored.
  private func rule(named name: String?, for intent: Intent) -> AnyGuard? {
    do {
      return try guards(of: plan(for: intent), for: intent).first { $0.label.text == name }
    } catch { return nil }
  }
}

extension Diagnostic {
  static func leftOut(
    _ place: Int, of count: Int, _ problem: StoredRoute.Problem, _ site: CallSite
  ) -> Diagnostic {
    let why =
      switch problem {
      case .unknownType: "No feature has the type of one of its routes."
      case .undecodable: "One of its routes cannot be read any more."
      }
    return Diagnostic(
      "NAV048", "Stored request \(place) of \(count) was left out.", why: why,
      fix: "Keep the route type's `name` when it is renamed, and read old forms in `init(from:)`.",
      site: site)
  }
}
