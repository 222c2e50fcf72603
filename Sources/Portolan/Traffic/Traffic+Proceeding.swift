extension Traffic {
  /// Lets a request of a part that is done enter its row.
  ///
  /// What waits for that part goes before it and takes the end of the part along, so that both are one
  /// commit; the request itself has nothing left to do then. When that fails, it takes its turn.
  mutating func proceed(_ number: Int, to route: AnyRoute, from node: NodeID?) {
    guard let node = node ?? tree.visiblePath.last, tree.contains(node),
      let layer = tree.layer(of: node),
      let first = parked.all.first(where: { waits($0, forLayer: layer) })
    else { return enter(number) }
    if let place = requests[number]?.precedence {
      resume(first, in: place.row)
      requests[first]?.precedence.rank = place.rank
    }
    enter(number)
    let mayGo = requests[number]?.attempt.mayGo ?? []
    let root = tree.layers[layer].root
    let way = layer > 0 ? LiveIntent.close(root) : .show(route)
    let end = requests[first].map { takes(root, $0) } == true ? .transaction([]) : way
    requests[first]?.attempt.ahead = (end, number)
    requests[first]?.attempt.mayGo.formUnion(mayGo)
  }

  /// Whether a parked request waits for what stands in a layer; links wait for the end of a part.
  private func waits(_ number: Int, forLayer layer: Int) -> Bool {
    switch requests[number]?.parking?.event {
    case .end(let route, by: nil):
      return tree.homes(of: route).lazy.compactMap(\.node).contains { tree.layer(of: $0) == layer }
    case .start: return layer == 0
    case .end, .word, .host, nil: return false
    }
  }
}
