import Portolan

extension WalkRunner {
  /// Asks for what a verb says; false when it makes no sense here.
  func ask(_ verb: WalkVerb<R>) -> Bool {
    let count = requests.count
    let isPossible = submit(verb)
    if verb.takesPlaces { rows.note(requests.dropFirst(count), showing: verb.routeAlone) }
    return isPossible
  }

  private func submit(_ verb: WalkVerb<R>) -> Bool {
    switch verb {
    case .showReplacing(let route): remember([navigator.show(route, policy: .replace)])
    case .pop(let place):
      guard let route = elementInFront(place) else { return false }
      remember([navigator.pop(to: route)])
    case .setPath(let stack, let path):
      remember([navigator.stack(stack).set(path)].compactMap(\.self))
    case .proceed(let route): remember([navigator.proceed(to: route)])
    case .releaseKept: scene.releaseKeptParts()
    case .inOneTurn(let one, let other):
      remember([navigator.show(one), navigator.show(other), navigator.back()])
    case .inTwoTurns(let one, let other):
      remember([navigator.show(one)])
      turnsToCome += 1
      Task {
        for _ in 0..<3 { await Task.yield() }
        rows.beginTurn()
        let request = navigator.show(other)
        remember([request])
        rows.note([request], showing: other)
        turnsToCome -= 1
      }
    case .transaction(let verbs):
      remember([navigator.transaction { step in for verb in verbs { _ = verb.ask(step) } }])
    case .present(let route): askers.ask(route)
    case .reply(let place): return reply(place)
    case .open(let link): remember([navigator.open(link)])
    case .restore: return remember(saving.restore().map { [$0] })
    case .takeUp: return remember(saving.takeUp())
    case .cancel:
      guard let open = requests.last(where: { $0.outcome == nil }) else { return false }
      open.cancel()
    case .close(let place):
      guard let context = context(at: place, among: scene.tree.allNodes) else { return false }
      context.close()
    default: return remember(verb.ask(navigator).map { [$0] })
    }
    return true
  }

  private func remember(_ new: [NavigationRequest]?) -> Bool {
    if let new { remember(new) }
    return new != nil
  }

  private func elementInFront(_ place: Int) -> R? {
    guard let elements = host.screen.frontStack?.elements else { return nil }
    return host.screen.routes[elements[place % elements.count]]?.as()
  }

  /// A screen that was asked answers; where none was, any screen does.
  private func reply(_ place: Int) -> Bool {
    let asked = askers.nodes.filter(scene.tree.contains)
    let nodes = asked.isEmpty ? scene.tree.allNodes : asked
    guard let context = context(at: place, among: nodes) else { return false }
    exits.finish(context.node)
    askers.reply(from: context, atOnce: exits.isEmpty)
    return true
  }
}

extension WalkVerb {
  /// Whether it takes the place of what was asked for in earlier turns, and loses its own to later.
  fileprivate var takesPlaces: Bool {
    switch self {
    // Links and what was saved come whatever has come between, and the end of a part takes up others.
    case .open, .restore, .takeUp, .proceed, .releaseKept, .present, .reply, .cancel, .close:
      return false
    default: return true
    }
  }

  /// What it shows, when that is all that it asks for in its turn.
  fileprivate var routeAlone: R? {
    switch self {
    case .show(let route), .showReplacing(let route), .inTwoTurns(let route, _): return route
    default: return nil
    }
  }
}
