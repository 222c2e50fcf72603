package import Portolan

extension ScreenModel {
  /// The visible containers of each layer, as a host reads them.
  package var reading: ScreenReading {
    ScreenReading(
      layers: layers.map { read($0.root) }, containers: layers.flatMap { containers(in: $0.root) })
  }

  private func containers(in id: NodeID) -> [ScreenReading.Container] {
    let inner = seenChildren(of: id).flatMap(containers)
    guard let content = content(of: id) else { return inner }
    let front = content.selection == nil ? nil : frontChild(of: id)
    return [.init(node: id, content: content, front: front)] + inner
  }

  private func frontChild(of id: NodeID) -> NodeID? {
    contents[id].flatMap { content in content.front.flatMap(content.node) }
  }

  private func content(of id: NodeID) -> ScreenReading.Content? {
    switch contents[id] {
    case .stack(let elements): return .stack(elements.map(read))
    case .members(_, let selected): return .members(selected: selected)
    case .split(_, let column, let isCollapsed):
      return .split(column: column, isCollapsed: isCollapsed)
    case .screen, nil: return nil
    }
  }

  /// The visible children: all columns of a split with room, the members that the app's own
  /// container shows beside the selected one, otherwise the one in front.
  private func seenChildren(of id: NodeID) -> [NodeID] {
    guard let content = contents[id], let front = content.front else { return [] }
    var seen = [front]
    if case .split(let columns, _, isCollapsed: false) = content { seen = Array(columns.indices) }
    if let adapter = kinds[id]?.adapter {
      let others = adapter.shown(beside: front, of: content.places.count)
      seen += others.filter { $0 != front && content.places.indices.contains($0) }
    }
    return seen.compactMap(content.node)
  }

  /// The nodes from the front layer's root to the screen in front.
  package var visiblePath: [NodeID] { layers.last.map { visiblePath(from: $0.root) } ?? [] }

  private func visiblePath(from root: NodeID) -> [NodeID] {
    var path: [NodeID] = []
    var next: NodeID? = root
    while let id = next {
      path.append(id)
      next = frontChild(of: id)
    }
    return path
  }

  /// The nodes that a finger meets, from the screen in front down: also those beneath sheets that stay.
  package var reachable: [NodeID] {
    reachedLayers.reversed().flatMap { visiblePath(from: $0.root).reversed() }
  }

  /// The layers that a finger reaches, the lowest first.
  private var reachedLayers: ArraySlice<Layer> {
    layers[(layers.lastIndex { $0.style?.stays != true } ?? 0)...]
  }

  /// All visible nodes, with those beside the one in front.
  package var seen: [NodeID] { reachedLayers.flatMap { seen(from: $0.root) } }

  private func seen(from id: NodeID) -> [NodeID] {
    [id] + seenChildren(of: id).flatMap(seen)
  }
}
