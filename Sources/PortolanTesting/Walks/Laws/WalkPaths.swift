import Portolan

/// Law 6 for paths: screens whose routes stay in a path keep their nodes, as many as stay in order.
@MainActor final class WalkPaths<R: NavigationRoute> {
  private let watch: WalkWatch
  /// The paths that requests set and that are not committed.
  private var paths: [Int: (stack: R, path: [R])] = [:]
  /// The commits of this turn, which may come before their request is known.
  private var commits: [Int: (from: NavigationTree, to: NavigationTree)] = [:]

  init(_ watch: WalkWatch) {
    self.watch = watch
    watch.listeners.append { [weak self] in self?.hear($0) }
  }

  func beginTurn() { commits = [:] }

  /// The request that sets a path.
  func note(_ request: NavigationRequest, sets path: [R], in stack: R) {
    let number = request.number
    if let (from, to) = commits[number] { return look(at: path, in: stack, from, to) }
    paths[number] = (stack, path)
  }

  private func hear(_ event: NavigationEvent) {
    switch event {
    case .answered(let answer):
      if answer.verdict.hasPrefix("redirect") { paths[answer.request.number] = nil }
    case .committed(let change):
      commits[change.request.number] = (change.from, change.to)
      guard let (stack, path) = paths.removeValue(forKey: change.request.number) else { return }
      look(at: path, in: stack, change.from, change.to)
    default: return
    }
  }

  private func look(
    at path: [R], in stack: R, _ from: NavigationTree, _ to: NavigationTree
  ) {
    let (old, new) = (
      from.elements(ofStack: AnyRoute(stack)), to.elements(ofStack: AnyRoute(stack))
    )
    // A redirect leads elsewhere.
    guard let old, let new, new.compactMap(to.route) == path.map({ AnyRoute($0) }) else { return }
    let before = old.compactMap(from.route)
    guard Set(before).count == before.count, Set(path).count == path.count else { return }
    let kept = new.filter(old.contains).count
    let most = Self.longestRun(of: before, in: path.map { AnyRoute($0) })
    guard kept < most else { return }
    watch.report(
      .identity, "of \(before.map(\.picture)) \(path) keeps \(kept) screens, and not \(most)")
  }

  /// How many routes of both stand in the same order.
  private static func longestRun(of old: [AnyRoute], in new: [AnyRoute]) -> Int {
    guard let first = new.first else { return 0 }
    let without = longestRun(of: old, in: Array(new.dropFirst()))
    guard let place = old.firstIndex(of: first) else { return without }
    let rest = Array(old[(place + 1)...])
    return max(without, 1 + longestRun(of: rest, in: Array(new.dropFirst())))
  }
}

extension NavigationTree {
  /// The elements above the first of the only stack that begins with a route; nil without one.
  fileprivate func elements(ofStack route: AnyRoute) -> [NodeID]? {
    let stacks = allNodes.filter { id in
      kind(of: id) == .stack
        && children(of: id).first.flatMap(self.route)?.isSameScreen(as: route) == true
    }
    guard stacks.count == 1 else { return nil }
    let elements = children(of: stacks[0]).dropFirst()
    return elements.allSatisfy { self.route(of: $0) != nil } ? Array(elements) : nil
  }
}
