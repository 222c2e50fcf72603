extension Traffic {
  /// The most redirects and detours of one request: guards might make new routes without end.
  private static var trailLimit: Int { 20 }

  /// Replaces a request's route with that of a guard's redirect.
  mutating func redirect(_ number: Int, to route: AnyRoute, for rule: AnyGuard) {
    if exempt(number, rule, by: exemption(rule, leadingTo: route, for: number)) { return }
    guard let trail = extendTrailOrEnd(number, to: route, by: rule), let request = requests[number]
    else {
      return
    }
    if maps.isCurtain(route) {
      raise(route, request.site)
      let reason = "it shows the curtain \(route.label) instead"
      return end(number, .failure(.refused(by: rule.label, reason: reason)))
    }
    let exemption = exemption(rule, leadingTo: route, for: number)
    let intent = redirected(request.intent, to: route, by: rule)
    requests[number]?.trail = trail
    requests[number]?.exemption = exemption
    requests[number]?.intent = intent
  }

  /// Parks the request and shows the detour of a guard; other requests go on meanwhile.
  mutating func detour(_ number: Int, to route: AnyRoute, for rule: AnyGuard) {
    guard let request = requests[number] else { return }
    guard !request.exhausted.contains(rule) else {
      let reason = "\(route.label) ended without satisfying it"
      return end(number, .failure(.refused(by: rule.label, reason: reason)))
    }
    let exemption = exemption(rule, leadingTo: route, for: number, isDetour: true)
    if exempt(number, rule, by: exemption) { return }
    guard let trail = extendTrailOrEnd(number, to: route, by: rule) else { return }
    if standsOn(route, request) {
      diagnose(.standsOnDetour(route.label, rule.label))
    }
    requests[number]?.detours.append(route)
    if maps.isCurtain(route) {
      raise(route, request.site)
      return park(number, rule: rule, until: .end(of: route, by: nil))
    }
    park(number, rule: rule, until: .end(of: route, by: lastNumber + 1))
    guard requests[number] != nil else { return }
    let detour = add(
      Signal.Submission(intent: .show(route), origin: .detour, site: request.site),
      with: request.precedence, exempting: exemption)
    requests[detour]?.trail = trail
    tellAsked(detour)
    rows.putFirst(detour, of: request.precedence.row)
  }

  /// Shows a curtain (it covers the whole scene), unless it is open; it counts as open now.
  mutating func raise(_ route: AnyRoute, _ site: CallSite) {
    guard !curtains.contains(where: route.isSameScreen) else { return }
    curtains.append(route)
    effects.append(.raise(route, site))
  }

  /// Ends the requests that wait for a detour which failed.
  ///
  /// A request goes on waiting when the detour failed because no lasting part is shown yet.
  mutating func detourFailed(_ detour: Int, _ error: NavigationError) {
    for number in parked {
      // A detour that was in the tree has not failed, even if the host never showed it.
      guard case .end(_, by: detour)? = requests[number]?.parking?.event else { continue }
      if mayWait(number, after: error) {
        // A part that it can stand on may be shown by now.
        let base = hasStarted(since: nil) ? nil : tree.layers.first?.root
        setEvent(.start(after: base), of: number)
      } else {
        end(number, .failure(error))
      }
    }
  }

  /// Returns the request's trail with `route` added; ends the request when that is a circle or too
  /// long.
  private mutating func extendTrailOrEnd(
    _ number: Int, to route: AnyRoute, by rule: AnyGuard
  ) -> [AnyRoute]? {
    guard let request = requests[number] else { return nil }
    let before = request.trail.isEmpty ? start(of: request) : request.trail
    let trail = before + [route]
    if !before.contains(where: { $0.isSameScreen(as: route) }), before.count <= Self.trailLimit {
      return trail
    }
    let isGround = isAskedOfGround(rule, of: route, request)
    end(
      number,
      .failure(
        isGround
          ? .guardedGround(of: route.label, by: rule.label)
          : .redirectLoop(routes: trail.map(\.label))))
    return nil
  }

  /// Whether a guard leads to `route` again, because a screen beneath that route has the guard too.
  private func isAskedOfGround(_ rule: AnyGuard, of route: AnyRoute, _ request: Request) -> Bool {
    guard let exemption = request.exemption, exemption.rules.contains(rule),
      exemption.route.isSameScreen(as: route)
    else { return false }
    do { return try !maps.guards(of: route).contains(rule) } catch { return true }
  }

  /// The route of a request; for a request without one, such as a tap on a tab, the target's route.
  private func start(of request: Request) -> [AnyRoute] {
    if let route = request.original.route { return [route] }
    guard let plan = possiblePlan(for: request.original) else { return [] }
    return [plan.target.flatMap(plan.to.route(of:))].compactMap(\.self)
  }

  /// The exception that spares `route` the guard which led there, when the guard is the scene's.
  func exemption(
    _ rule: AnyGuard, leadingTo route: AnyRoute, for number: Int? = nil, isDetour: Bool = false
  ) -> GuardExemption {
    let request = number.flatMap { requests[$0] }
    var exemption = GuardExemption(rules: [rule], route: route, isDetour: isDetour)
    // Other guards may have led there, too.
    if let old = request?.exemption, old.route.isSameScreen(as: route) {
      exemption.rules.formUnion(old.rules)
      exemption.isDetour = isDetour && old.isDetour
    }
    return exemption
  }

  /// Lets a request go on whose own route is the one to which a guard leads, such as a sign-in.
  private mutating func exempt(_ number: Int, _ rule: AnyGuard, by new: GuardExemption) -> Bool {
    guard let request = requests[number], let route = request.intent.route,
      maps.sceneGuards(of: route).contains(rule), new.covers(rule, of: route, in: maps),
      request.exemption?.rules.contains(rule) != true,
      requests[number]?.exemptedBy.insert(rule).inserted == true
    else { return false }
    requests[number]?.exemption = new
    return true
  }

  /// Whether a request's screen would stand in the layer of an open screen of this route, for whose
  /// end it is to wait.
  private func standsOn(_ route: AnyRoute, _ request: Request) -> Bool {
    guard let plan = possiblePlan(for: request.intent), let target = plan.target else {
      return false
    }
    return plan.to.nodes(beneath: target).contains {
      tree.contains($0) && plan.to.route(of: $0)?.isSameScreen(as: route) == true
        && plan.to.layer(of: $0) == plan.to.layer(of: target)
    }
  }

  /// An intent after a redirect; a transaction keeps the steps before the guarded one.
  private func redirected(_ intent: Intent, to route: AnyRoute, by rule: AnyGuard) -> Intent {
    guard case .transaction(let steps) = intent else { return intent.redirected(to: route) }
    let done = steps.indices.first {
      rules(for: .transaction(Array(steps[...$0]))).contains(rule)
    }
    return .transaction(steps[..<(done ?? 0)] + [.show(route)])
  }
}

extension Diagnostic {
  static func standsOnDetour(_ detour: RouteLabel, _ rule: RouteLabel) -> Diagnostic {
    Diagnostic(
      .standsOnDetour,
      "A request waits for the end of \(detour), on which its own screen would stand.",
      why: "The guard \(rule) applies to that screen, and makes a detour to \(detour).",
      fix: "Give the screens of \(detour) no such guard, or place them on \(detour) in the map.")
  }
}
