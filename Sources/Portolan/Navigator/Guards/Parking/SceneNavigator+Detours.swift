extension SceneNavigator {
  /// Parks the request and shows the detour first; the others go on meanwhile.
  func detour(_ request: NavigationRequest, to route: AnyRoute, for rule: AnyGuard) {
    guard !request.exhausted.contains(rule) else {
      let reason = "what it asked for first did not satisfy it"
      return end(request, .failure(.refused(by: rule.label, reason: reason)))
    }
    guard let trail = trail(of: request, to: route) else { return }
    park(request, rule: rule, until: .end(of: route, nil))
    // Who was told may have ended it.
    guard place(of: request) != nil else { return }
    let detour = newRequest(.reach(route), origin: .detour, site: request.site)
    detour.trail = trail
    detour.excused = request.excused
    excuse(detour, from: rule)
    detour.whenCommitted = { [weak self] node in
      guard let self, let place = place(of: request) else { return }
      parkings[place].event = .end(of: route, node)
    }
    enter(detour, isFirst: true)
    Task { [weak self] in
      do throws(NavigationError) { _ = try await detour.arrival() } catch {
        self?.detourFailed(error, for: request)
      }
    }
  }

  private func detourFailed(_ error: NavigationError, for request: NavigationRequest) {
    // Passed over on screen is no failure of a detour that stands in the tree.
    guard let place = place(of: request), parkings[place].isDetourComing else { return }
    guard mayWait(request, after: error) else { return end(request, .failure(error)) }
    // What it could stand over may have come by now.
    parkings[place].event = .start(after: hasStarted(since: nil) ? nil : tree.layers.first?.root)
    wakeParked()
    pump()
  }
}
