import Portolan

extension WalkRunner {
  /// Performs a verb; false when it makes no sense in this state.
  func perform(_ verb: WalkVerb<R>) -> Bool {
    let count = requests.count
    let isPossible = submit(verb)
    if verb.takesPlaces { rows.note(requests.dropFirst(count), showing: verb.routeAlone) }
    return isPossible
  }

  private func submit(_ verb: WalkVerb<R>) -> Bool {
    switch verb {
    case .ask(let route, let place): askers.ask(route, placed: place)
    case .setPath(let stack, let path): return set(path, in: stack)
    case .releaseKept: scene.releaseKeptParts()
    case .closeNode(let place):
      return with(place) { $0.close() }
    case .pushOnto(let place, let route):
      return with(place) { remember([$0.push(route)]) }
    case .present(let route, let style, over: let place):
      return with(place) { remember([$0.present(route, style)]) }
    case .transaction(let steps):
      remember([
        navigator.transaction { step in
          for intent in steps.compactMap(\.intent) { step.perform(Self.verb(intent)) }
        }
      ])
    default:
      guard let intent = verb.intent else { return false }
      remember([navigator.perform(Self.verb(intent))])
    }
    return true
  }

  private static func verb(_ intent: Intent) -> NavigationVerb {
    NavigationVerb(.intent(intent), from: CallSite())
  }

  /// Lets an open or kept screen act; false when there is none.
  private func with(_ place: Int, _ act: (ScreenContext<R>) -> Void) -> Bool {
    guard let context = context(at: place, among: scene.tree.allNodes) else { return false }
    act(context)
    return true
  }

  /// Makes another request; false when it makes no sense in this state.
  func ask(_ asking: WalkAsking<R>) -> Bool {
    let count = requests.count
    let isPossible = submit(asking)
    if asking.takesPlaces { rows.note(requests.dropFirst(count), showing: asking.routeAlone) }
    return isPossible
  }

  private func submit(_ asking: WalkAsking<R>) -> Bool {
    switch asking {
    case .replacing(let route):
      let request = navigator.show(route, options: .replacing)
      askers.replacing.insert(request.number)
      remember([request])
    case .pop(let place):
      guard let route = elementInFront(place) else { return false }
      remember([navigator.pop(to: route)])
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
    case .reply(let place): return reply(place)
    case .repath(let places, let new): return setPathInFront(places, new)
    case .open(let link): remember([navigator.open(link)])
    case .openKeeping(let link): remember([navigator.open(link, options: .keepingReplacedPart)])
    case .inCurtain(let place, let verb):
      guard let navigator = contextInCurtain(place)?.navigator, let intent = verb.intent else {
        return false
      }
      remember([navigator.perform(Self.verb(intent))])
    case .restore: return remember(saving.restore().map { [$0] })
    case .takeUp: return remember(saving.takeUp().map { [$0] })
    case .cancel:
      guard let open = requests.last(where: { !$0.hasEnded }) else { return false }
      open.cancel()
    }
    return true
  }

  private func remember(_ new: [NavigationRequest]?) -> Bool {
    if let new { remember(new) }
    return new != nil
  }

  private func set(_ path: [R], in stack: R) -> Bool {
    let request = navigator.stack(stack).set(path)
    paths.note(request, sets: path, in: stack)
    return remember([request])
  }

  /// Keeps the elements of the stack in front whose bits are set, and puts a new one first.
  private func setPathInFront(_ places: Int, _ new: R?) -> Bool {
    let elements = host.screen.frontStack?.elements ?? []
    let routes = elements.compactMap { host.screen.routes[$0]?.as(R.self) }
    guard let stack = routes.first, routes.count == elements.count else { return false }
    let kept = routes.dropFirst().enumerated().filter { places >> $0.offset & 1 == 1 }
    return set([new].compactMap(\.self) + kept.map(\.element), in: stack)
  }

  private func elementInFront(_ place: Int) -> R? {
    guard let elements = host.screen.frontStack?.elements, !elements.isEmpty else { return nil }
    return host.screen.routes[elements[place % elements.count]]?.as()
  }

  /// A screen with a question answers; without a question any screen does.
  private func reply(_ place: Int) -> Bool {
    let asked = askers.nodes.filter(scene.tree.contains)
    let nodes = asked.isEmpty ? scene.tree.allNodes : asked
    guard let context = context(at: place, among: nodes) else { return false }
    exits.finish(context.node)
    // A modal of other code over it may stay.
    let modals = scene.tree.allNodes.compactMap(scene.tree.foreign).compactMap { host.modals[$0] }
    askers.reply(from: context, atOnce: exits.isEmpty && modals.isEmpty)
    return true
  }
}

extension WalkAsking {
  /// Whether it replaces the requests of earlier turns, and later ones replace it.
  fileprivate var takesPlaces: Bool {
    switch self {
    // Links and restorations come in spite of newer requests; a curtain has requests of its own.
    case .open, .openKeeping, .inCurtain, .restore, .takeUp, .reply, .cancel: return false
    case .replacing, .pop, .repath, .inOneTurn, .inTwoTurns: return true
    }
  }

  fileprivate var routeAlone: R? {
    switch self {
    case .replacing(let route), .inTwoTurns(let route, _): return route
    default: return nil
    }
  }
}
