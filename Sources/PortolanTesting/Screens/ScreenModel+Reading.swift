public import Portolan

extension ScreenModel {
  /// The containers on the visible path of each layer, as a host reads them.
  public var reading: ScreenReading {
    ScreenReading(
      layers: layers.map(\.root), containers: layers.flatMap { containers(in: $0.root) })
  }

  private func containers(in id: NodeID) -> [ScreenReading.Container] {
    let inner = seenChildren(of: id).flatMap(containers)
    return content(of: id).map { [.init(node: id, content: $0)] + inner } ?? inner
  }

  private func content(of id: NodeID) -> ScreenReading.Content? {
    switch contents[id] {
    case .stack(let elements): return .stack(count: elements.count, top: elements.last)
    case .members(_, let selected): return .members(selected: selected)
    case .split(_, let column, let isCollapsed):
      return .split(column: column, isCollapsed: isCollapsed)
    case .screen, nil: return nil
    }
  }

  /// All columns of a split where there is room; elsewhere what is in front.
  private func seenChildren(of id: NodeID) -> [NodeID] {
    if case .split(let columns, _, isCollapsed: false) = contents[id] {
      return columns.compactMap(\.self)
    }
    return visibleChild(of: id).map { [$0] } ?? []
  }

  /// From the front layer's root to the screen in front.
  public var visiblePath: [NodeID] { layers.last.map { visiblePath(from: $0.root) } ?? [] }

  private func visiblePath(from root: NodeID) -> [NodeID] {
    var path: [NodeID] = []
    var next: NodeID? = root
    while let id = next {
      path.append(id)
      next = visibleChild(of: id)
    }
    return path
  }

  private func visibleChild(of id: NodeID) -> NodeID? {
    switch contents[id] {
    case .stack(let elements): return elements.last
    case .members(let places, let selected), .split(let places, let selected, _):
      return places.indices.contains(selected) ? places[selected] : nil
    case .screen, nil: return nil
    }
  }
}
