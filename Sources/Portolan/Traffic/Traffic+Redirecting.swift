extension Traffic {
  /// More than any map needs: guards that invent a new route each time have no end.
  private static var trailLimit: Int { 20 }

  /// Goes on to what a guard wants shown instead.
  mutating func redirect(_ number: Int, to route: AnyRoute, for rule: AnyGuard) {
    guard let trail = trail(of: number, to: route, by: rule), let request = requests[number] else {
      return
    }
    if maps.isCurtain(route) {
      raise(route, request.site)
      let reason = "it shows the curtain \(route.label) instead"
      return end(number, .failure(.refused(by: rule.label, reason: reason)))
    }
    let excuse = excuse(rule, leadingTo: route, under: maps(after: request.intent))
    let intent = redirected(request.intent, to: route, by: rule)
    requests[number]?.trail = trail
    requests[number]?.excuse = excuse
    requests[number]?.intent = intent
  }

  /// Parks the request and shows what a guard wants first; the others go on meanwhile.
  mutating func detour(_ number: Int, to route: AnyRoute, for rule: AnyGuard) {
    guard let request = requests[number] else { return }
    guard !request.exhausted.contains(rule) else {
      let reason = "what it asked for first did not satisfy it"
      return end(number, .failure(.refused(by: rule.label, reason: reason)))
    }
    guard let trail = trail(of: number, to: route, by: rule) else { return }
    requests[number]?.detours.append(route)
    if maps.isCurtain(route) {
      raise(route, request.site)
      return park(number, rule: rule, until: .end(of: route, by: nil))
    }
    park(number, rule: rule, until: .end(of: route, by: lastNumber + 1))
    guard requests[number] != nil else { return }
    let excuse = excuse(rule, leadingTo: route, under: maps(after: request.intent))
    let detour = add(
      LiveSignal.Asked(intent: .show(route), origin: .detour, site: request.site),
      with: request.precedence, excusing: excuse)
    requests[detour]?.trail = trail
    tellAsked(detour)
    rows.putFirst(detour, of: request.precedence.row)
  }

  /// Shows a curtain, unless it stands; it counts as shown from now on.
  mutating func raise(_ route: AnyRoute, _ site: CallSite) {
    guard !curtains.contains(where: route.isSameScreen) else { return }
    curtains.append(route)
    effects.append(.raise(route, site))
  }

  /// A detour did not get to the screen: what waits for it ends with it, unless it may wait for
  /// something to stand over.
  mutating func detourFailed(_ detour: Int, _ error: NavigationError) {
    for number in parked.all {
      // Passed over on screen is no failure of a detour that stands in the tree.
      guard case .end(_, by: detour)? = requests[number]?.parking?.event else { continue }
      if mayWait(number, after: error) {
        // What it could stand over may have come by now.
        let base = hasStarted(since: nil) ? nil : tree.layers.first?.root
        setEvent(.start(after: base), of: number)
      } else {
        end(number, .failure(error))
      }
    }
  }

  /// All that was asked for on the way to a route, the start first; ends the request when that is
  /// a circle.
  private mutating func trail(
    of number: Int, to route: AnyRoute, by rule: AnyGuard
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
          ? .guardedGround(of: route.label, by: rule.label) : .redirectLoop(trail.map(\.label))))
    return nil
  }

  /// Whether a guard leads to where it has led before, and was asked only of what that stands on.
  private func isAskedOfGround(_ rule: AnyGuard, of route: AnyRoute, _ request: Request) -> Bool {
    guard let excuse = request.excuse, excuse.rule == rule, excuse.route.isSameScreen(as: route)
    else { return false }
    do { return try !maps.guards(of: route).contains(rule) } catch { return true }
  }

  /// What a request asks for; the screen it leads to when it names none, as a tap on a tab.
  private func start(of request: Request) -> [AnyRoute] {
    if let route = request.original.route { return [route] }
    do {
      let plan = try plan(for: request.original)
      return [plan.target.flatMap(plan.to.route(of:))].compactMap(\.self)
    } catch { return [] }
  }

  /// Nil for a guard of a destination: it may be asked of the route that it leads to.
  func excuse(_ rule: AnyGuard, leadingTo route: AnyRoute, under maps: MapSet) -> Excuse? {
    maps.isStanding(rule) ? Excuse(rule: rule, route: route) : nil
  }

  /// What a guard's redirect makes of an intent: of a transaction only the steps before the one
  /// that led to the guard are left.
  private func redirected(_ intent: LiveIntent, to route: AnyRoute, by rule: AnyGuard) -> LiveIntent
  {
    guard case .transaction(let steps) = intent else { return intent.redirected(to: route) }
    let done = steps.indices.first { asks(rule, .transaction(Array(steps[...$0]))) } ?? 0
    return .transaction(steps[..<done] + [.show(route)])
  }

  private func asks(_ rule: AnyGuard, _ intent: LiveIntent) -> Bool {
    do { return try guards(of: plan(for: intent), for: intent).contains(rule) } catch {
      return false
    }
  }
}
