import Portolan

/// Reads what the screen shows from the appearance of the screens; what the bindings say counts
/// only where nothing can be seen.
extension SceneHost {
  /// Nil while nothing of the app is on screen, before its first frame or in the background.
  func reading() -> ScreenReading? {
    guard parts.current != nil else { return ScreenReading(layers: [], containers: []) }
    guard onScreen.contains(where: { $0.phase == .visible }) else { return nil }
    var containers = containersInFront
    for stack in written where !containers.contains(where: { $0.node == stack.id }) {
      containers.append(container(stack))
    }
    written = []
    return ScreenReading(layers: roots, containers: containers)
  }

  /// Whether a container is in front in its layer; a person may have tapped another tab.
  func isInFront(_ id: NodeID) -> Bool { containersInFront.contains { $0.node == id } }

  /// The part, and the layers over it.
  private var roots: [NodeID] {
    [parts.current].compactMap(\.self)
      + layers.dropFirst().prefix(while: \.hasAppeared).compactMap(\.content)
  }

  private var containersInFront: [ScreenReading.Container] {
    var containers: [ScreenReading.Container] = []
    for root in roots { read(root, into: &containers) }
    return containers
  }

  private func read(_ id: NodeID, into containers: inout [ScreenReading.Container]) {
    switch nodes.existing(id) {
    case let stack as StackModel: containers.append(container(stack))
    case let tabs as TabsModel:
      containers.append(.init(node: id, content: .members(selected: tabs.selection)))
      if let node = tabs.selectedNode { read(node, into: &containers) }
    default: return
    }
  }

  private func container(_ stack: StackModel) -> ScreenReading.Container {
    let screens = stack.screens
    guard let top = seen(in: stack.id), top != stack.top else {
      return .init(node: stack.id, content: .stack(count: screens.count, top: stack.top))
    }
    // One that the path no longer has still stands above the rest.
    let count = screens.firstIndex(of: top).map { $0 + 1 } ?? screens.count + 1
    return .init(node: stack.id, content: .stack(count: count, top: top))
  }
}
