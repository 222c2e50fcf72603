import Portolan

extension CoreScreen {
  /// The containers on the visible path of each layer, as a host reads them.
  var reading: ScreenReading {
    var containers: [ScreenReading.Container] = []
    for layer in layers {
      for id in visiblePath(from: layer.root) {
        switch contents[id] {
        case .stack(let elements):
          containers.append(
            .init(node: id, content: .stack(count: elements.count, top: elements.last)))
        case .tabs(_, let selected):
          containers.append(.init(node: id, content: .members(selected: selected)))
        case .screen, nil: continue
        }
      }
    }
    return ScreenReading(layers: layers.map(\.root), containers: containers)
  }

  /// From the front layer's root to the screen in front.
  var frontPath: [NodeID] { layers.last.map { visiblePath(from: $0.root) } ?? [] }

  private func visiblePath(from root: NodeID) -> [NodeID] {
    var path: [NodeID] = []
    var next: NodeID? = root
    while let id = next {
      path.append(id)
      switch contents[id] {
      case .stack(let elements): next = elements.last
      case .tabs(let members, let selected): next = members[selected].node
      case .screen, nil: next = nil
      }
    }
    return path
  }

  /// The screen as one line.
  var picture: String {
    layers.map { layer in
      let content = draw(layer.root, isLayer: layer.style != nil)
      return layer.style.map { "\($0) (\(content))" } ?? content
    }.joined(separator: " ⇧ ")
  }

  private func draw(_ id: NodeID, isLayer: Bool) -> String {
    switch contents[id] {
    case .stack(let elements):
      let content = elements.map { draw($0, isLayer: false) }.joined(separator: " › ")
      return isLayer ? content : "(\(content))"
    case .tabs(let members, let selected):
      let drawn = members.enumerated().map { place, member in
        (place == selected ? "*" : "")
          + (member.node.map { draw($0, isLayer: false) } ?? member.name + "…")
      }
      return "\(names[id] ?? "?")[\(drawn.joined(separator: " | "))]"
    case .screen: return names[id] ?? "?"
    case nil: return "?"
    }
  }
}
