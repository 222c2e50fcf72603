public import Portolan

extension ScreenModel {
  /// The containers on the visible path of each layer, as a host reads them.
  public var reading: ScreenReading {
    var containers: [ScreenReading.Container] = []
    for layer in layers {
      for id in visiblePath(from: layer.root) {
        switch contents[id] {
        case .stack(let elements):
          containers.append(
            .init(node: id, content: .stack(count: elements.count, top: elements.last)))
        case .tabs(_, let selected):
          containers.append(.init(node: id, content: .tabs(selected: selected)))
        case .screen, nil: break
        }
      }
    }
    return ScreenReading(layers: layers.map(\.root), containers: containers)
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
    case .tabs(let members, let selected):
      return members.indices.contains(selected) ? members[selected] : nil
    case .screen, nil: return nil
    }
  }
}
