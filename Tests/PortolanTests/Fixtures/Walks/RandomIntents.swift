@testable import Portolan

extension Desk {
  /// Something that might be asked for now, drawn from a seed.
  func randomIntent(among routes: [R], _ random: inout SeededGenerator) -> Intent {
    let route = { (random: inout SeededGenerator) in
      AnyRoute(routes[Int.random(in: 0..<routes.count, using: &random)])
    }
    switch Int.random(in: 0..<37, using: &random) {
    case 0: return .select(.route(route(&random)))
    case 1: return .push(route(&random))
    case 2: return .setPath(.visibleStack, [route(&random)])
    case 3: return .back
    case 4: return .pop(to: .first)
    case 5: return .pop(to: .route(route(&random)))
    case 6: return .dismiss()
    case 7: return .dismiss(above: .base)
    case 8: return .close(.node(randomNode(&random)))
    case 9:
      return .select(.member(of: randomNode(&random), at: Int.random(in: -1..<4, using: &random)))
    case 10: return .show(route(&random), keeping: true)
    case 11: return .bringToFront(.kept)
    case 12: return .releaseKept
    case 13:
      let ids = (0..<Int.random(in: 1..<4, using: &random)).map { _ in randomNode(&random) }
      return .evict(ids, instead: random.once(in: 2) ? route(&random) : nil)
    case 14, 15: return .select(.member(of: randomNode(&random), at: 0))
    case 16:
      let path = (0..<Int.random(in: 0..<4, using: &random)).map { _ in route(&random) }
      return randomPath(of: route(&random), path, &random)
    case 17:
      return .ask(
        route(&random), placed: random.once(in: 2) ? .presented(.alert, over: .front) : nil)
    case 18, 19: return randomCourse(among: routes, &random)
    case 20: return .bringToFront(.route(route(&random)))
    case 21: return .bringToFront(.node(randomNode(&random)))
    case 22: return .dismiss(above: .route(route(&random)))
    case 23:
      let path = (0..<Int.random(in: 0..<3, using: &random)).map { _ in route(&random) }
      return .setPath(.above(route(&random)), path)
    case 24:
      return .transaction(
        (0..<Int.random(in: 0..<4, using: &random)).map { _ in
          randomIntent(among: routes, &random)
        })
    case 25:
      return .proceed(to: route(&random), from: random.once(in: 2) ? randomNode(&random) : nil)
    case 26: return .select(randomTarget(among: routes, &random))
    case 27: return .bringToFront(randomTarget(among: routes, &random))
    case 28: return .pop(to: randomTarget(among: routes, &random))
    case 29: return .dismiss(above: randomTarget(among: routes, &random))
    case 30: return .close(randomTarget(among: routes, &random))
    case 31:
      return .setPath(.visibleStack, (0..<3).map { _ in route(&random) })
    default: return .show(route(&random))
    }
  }

  /// Any target, also one that no verb of an app names.
  private func randomTarget(among routes: [R], _ random: inout SeededGenerator) -> Target {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .route(AnyRoute(routes[Int.random(in: 0..<routes.count, using: &random)]))
    case 1: return .node(randomNode(&random))
    case 2: return .member(of: randomNode(&random), at: Int.random(in: -1..<4, using: &random))
    case 3: return .first
    case 4: return .base
    default: return .kept
    }
  }

  /// A path of new elements, or what stands in a stack already, without some of it, in any order.
  private func randomPath(
    of stack: AnyRoute, _ path: [AnyRoute], _ random: inout SeededGenerator
  ) -> Intent {
    let stacks = tree.layers.flatMap { tree.subtree($0.root) }.filter { tree[$0].kind == .stack }
    guard random.once(in: 2), let id = stacks.randomElement(using: &random) else {
      return .setPath(.stack(stack), path)
    }
    let all = tree[id].children.compactMap { $0.id.flatMap(tree.route) }
    guard let first = all.first else { return .setPath(.stack(stack), path) }
    var own = all.dropFirst().filter { _ in !random.once(in: 3) } + path.prefix(1)
    if random.once(in: 3) { own.shuffle(using: &random) }
    return random.once(in: 4)
      ? .setPath(.above(first), own) : .setPath(.stack(first), own)
  }

  /// A few routes, sometimes with a placement of the request's own.
  private func randomCourse(among routes: [R], _ random: inout SeededGenerator) -> Intent {
    let route = { (random: inout SeededGenerator) in
      AnyRoute(routes[Int.random(in: 0..<routes.count, using: &random)])
    }
    let anchor = route(&random)
    let places: [Place] = [
      .root, .pushedOnto(anchor), .pushed(.above, in: anchor), .pushed(.replacingTop, in: anchor),
      .pushed(.asOnlyElement, in: anchor), .pushed(.replacingTop, in: nil),
      .pushed(.asOnlyElement, in: nil), .presented(.sheet(.medium), over: .front),
      .presented(.fullScreen, over: .root), .presented(.popover(from: "it"), over: .route(anchor)),
      .presented(.alert, over: .front), .presented(.confirmationDialog, over: .route(anchor)),
    ]
    let place = random.once(in: 2) ? places[Int.random(in: 0..<12, using: &random)] : nil
    let length = Int.random(in: 0..<4, using: &random)
    return .show((0..<length).map { _ in route(&random) }, placed: place)
  }

  /// A node of what is open or kept, or one that never was.
  private func randomNode(_ random: inout SeededGenerator) -> NodeID {
    let nodes = (tree.layers + tree.kept.joined()).flatMap { tree.subtree($0.root) }
    guard !nodes.isEmpty, !random.once(in: 20) else { return NodeID(raw: 1 << 40) }
    return nodes[Int.random(in: 0..<nodes.count, using: &random)]
  }
}
