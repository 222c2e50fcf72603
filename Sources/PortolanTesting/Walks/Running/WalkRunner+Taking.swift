import Portolan

extension WalkRunner {
  /// Takes one step; false when it makes no sense in this state.
  func take(_ step: WalkStep<R>) -> Bool {
    rows.beginTurn()
    paths.beginTurn()
    return takeInTurn(step)
  }

  private func takeInTurn(_ step: WalkStep<R>) -> Bool {
    switch step {
    case .beside(let places, let step):
      act(places.prefix(1))
      let isPossible = takeInTurn(step)
      act(places.dropFirst())
      return isPossible
    case .verb(let verb): return perform(verb)
    case .ask(let asking): return ask(asking)
    case .move(let move): return make(move)
    case .other(let intrusion): return intrude(intrusion)
    case .answer(let place, let answer): keeper.set(answer, of: place)
    case .revalidate: revalidate()
    case .exit(let place, let exit): return set(exit, of: place)
    case .letGo: letGo()
    case .hold(let isHeld): scene.holdsLinks = isHeld
    case .save: saving.save()
    case .host(let manner):
      host.manner = manner
      if manner != .behaves, manner != .isLate { isHostTrusted = false }
    case .finish: host.finish()
    case .wait: clock.pass(Self.longTime)
    }
    return true
  }

  /// Lets other features act.
  private func act(_ places: ArraySlice<Int>) {
    guard !others.isEmpty else { return }
    let new = places.map { others[$0 % others.count](scene) }
    remember(new.filter { new in !requests.contains { $0 === new } })
    rows.note(beside: new)
  }

  private func revalidate() {
    revalidations += 1
    Task {
      keeper.countWhenRevalidated = keeper.count
      passes.beginRevalidation()
      await navigator.revalidate()
      revalidations -= 1
    }
  }

  private func set(_ exit: WalkExit, of place: Int) -> Bool {
    guard let context = context(at: place, among: scene.tree.allNodes) else { return false }
    let (exits, node) = (exits, context.node)
    exits.set(exit, of: node)
    context.askBeforeLeaving { exits.verdict(of: node) }
    return true
  }

  private func letGo() {
    for node in exits.nodes {
      ScreenContext<R>(node: node, in: scene)?.askBeforeLeaving(nil)
    }
    exits.letGo()
  }

  /// The context of the node at this number, counted round; nil when none has a route.
  func context(at place: Int, among nodes: [NodeID]) -> ScreenContext<R>? {
    let nodes = nodes.filter { scene.tree.route(of: $0)?.as(R.self) != nil }
    return nodes.isEmpty ? nil : ScreenContext(node: nodes[place % nodes.count], in: scene)
  }
}
