extension SceneNavigator {
  /// More than any map needs: guards that invent a new route each time have no end.
  private static var trailLimit: Int { 20 }

  func redirect(_ request: NavigationRequest, to route: AnyRoute, for rule: AnyGuard) {
    guard let trail = trail(of: request, to: route) else { return }
    request.trail = trail
    excuse(request, from: rule)
    request.intent = redirected(request.intent, to: route, by: rule)
    advance(request)
  }

  /// All that was asked for on the way to a route, the start first; ends the request when that is
  /// a circle.
  func trail(of request: NavigationRequest, to route: AnyRoute) -> [AnyRoute]? {
    let before = request.trail.isEmpty ? start(of: request) : request.trail
    let trail = before + [route]
    guard !before.contains(where: { $0.isSameScreen(as: route) }), before.count <= Self.trailLimit
    else {
      end(request, .failure(.redirectLoop(trail.map(\.label))))
      return nil
    }
    return trail
  }

  /// What a request asks for; the screen it leads to when it names none, as a tap on a tab.
  private func start(of request: NavigationRequest) -> [AnyRoute] {
    if let route = request.original.route { return [route] }
    do {
      let plan = try plan(for: request.original)
      return [plan.target.flatMap(plan.to.route(of:))].compactMap { $0 }
    } catch { return [] }
  }

  /// A guard of a map is not asked of what it leads to itself, or it would lead there for ever.
  func excuse(_ request: NavigationRequest, from rule: AnyGuard) {
    if maps(after: request.intent).guards(ofMap: rule.owner).contains(rule) {
      request.excused.insert(rule)
    }
  }
}
