extension SceneNavigator {
  /// A scene for a replay: no keepers, no screen, and no time that passes.
  convenience init(replaying maps: MapSet, with script: GuardScript) {
    self.init(
      all: maps.entries.values.map { Feature(replaying: $0) }, clock: StoppedClock())
    self.script = script
  }

  /// Asks for something again as the log says that it was asked for.
  ///
  /// A log holds each request once, so none is taken for another here.
  func ask(
    _ intent: Intent, as asker: PlanRecord.Asker, excusing excused: [String], site: CallSite
  ) -> NavigationRequest {
    if intent.isEviction { makeWay() }
    let request = newRequest(intent, cause: asker.cause, origin: asker.origin, site: site)
    let rules = maps.entries.keys.flatMap { maps.guards(ofMap: $0) }
    request.excused = Set(rules.filter { excused.contains($0.label.text) })
    enter(request)
    return request
  }

  /// Puts another tree in place, as after a change that the screen made.
  func replace(_ tree: NavigationTree) {
    // No screen was made here that could hear of it.
    _ = change(to: Plan(from: self.tree, to: tree), cause: .user)
    perform()
    wakeParked()
  }

  /// Gives a request its turn when it waits for one and nobody has it.
  func giveTurn(to request: NavigationRequest) {
    guard running == nil, let place = queue.firstIndex(where: { $0 === request }) else { return }
    running = queue.remove(at: place)
    advance(request)
  }

  /// Tries a parked request again, when it has not been tried by itself.
  func tryAgain(_ request: NavigationRequest) {
    resume(parkings.filter { $0.request === request })
  }
}

extension Answer {
  /// What a guard said, from the log; nil for a word that is not known or leads nowhere.
  init?(_ record: PlanRecord.Answer, of rule: AnyGuard, _ known: (RouteRecord) -> AnyRoute?) {
    switch (record.verdict, record.route.flatMap(known)) {
    case ("allow", _): self = .allow
    case ("wait", _): self = .wait
    case ("deny", _): self = .deny("as recorded")
    case ("redirect", let route?): self = .redirect(route)
    case ("detour", let route?): self = .detour(route)
    case ("failed", _):
      let possible = [
        NavigationError.guardTimedOut(rule.label), .cancelled, .expired, .sceneGone,
      ]
      let recorded = possible.first { $0.diagnostic.code == record.code }
      self = .failed(recorded ?? .guardFailed(rule.label, error: "as recorded"))
    default: return nil
    }
  }
}

extension PlanRecord.Asker {
  fileprivate var cause: Cause {
    switch self {
    case .leaving: return .leaving
    case .user: return .user
    case .code, .link, .detour, .restored: return .code
    }
  }

  fileprivate var origin: NavigationRequest.Origin {
    switch self {
    case .link: return .link
    case .detour: return .detour
    case .restored: return .restored
    case .code, .leaving, .user: return .code
    }
  }
}
