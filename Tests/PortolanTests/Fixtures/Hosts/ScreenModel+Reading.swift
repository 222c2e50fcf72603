@testable import Portolan

extension ScreenModel {
  /// The containers on the visible path of each layer, as a host reads them.
  var reading: ScreenReading {
    var containers: [ScreenReading.Container] = []
    for layer in layers {
      var next: NodeID? = layer.root
      while let id = next {
        switch contents[id] {
        case .stack(let elements):
          containers.append(
            .init(node: id, content: .stack(count: elements.count, top: elements.last)))
          next = elements.last
        case .tabs(let members, let selected):
          containers.append(.init(node: id, content: .tabs(selected: selected)))
          next = members[selected]
        case .screen, nil: next = nil
        }
      }
    }
    return ScreenReading(layers: layers.map(\.root), containers: containers)
  }

  /// The stack nearest to the screen in front.
  private var frontStack: (id: NodeID, elements: [NodeID])? {
    for container in reading.containers.reversed() {
      if case .stack(let elements) = contents[container.node] { return (container.node, elements) }
    }
    return nil
  }

  /// The user swipes back.
  mutating func swipeBack() {
    guard let front = frontStack, front.elements.count > 1 else { return }
    set(.stack(front.elements.dropLast()), of: front.id)
  }

  /// The user drags the front layer away.
  mutating func dragAway() {
    if layers.count > 1 { dropLayer() }
  }

  /// The user taps an entered member of tabs.
  mutating func select(_ position: Int, of tabs: NodeID) {
    guard case .tabs(let members, _) = contents[tabs], members.indices.contains(position),
      members[position] != nil
    else { return }
    set(.tabs(members, selected: position), of: tabs)
  }
}
