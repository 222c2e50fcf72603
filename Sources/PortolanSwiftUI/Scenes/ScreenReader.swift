import Portolan

/// Reads what the screen shows from the appearance of the screens; what the bindings say counts
/// only where nothing can be seen.
@MainActor struct ScreenReader {
  let host: SceneHost

  /// Nil while nothing of the app is on screen, before its first frame or in the background.
  func reading(also written: [StackModel]) -> ScreenReading? {
    guard let part = host.parts.current else { return ScreenReading(layers: [], containers: []) }
    let shown = host.layers.dropFirst().prefix(while: \.hasAppeared).compactMap(\.content)
    let layers = [part] + shown
    guard layers.contains(where: isSeen) else { return nil }
    var containers: [ScreenReading.Container] = []
    for layer in layers { read(layer, into: &containers) }
    for stack in written where !containers.contains(where: { $0.node == stack.id }) {
      containers.append(container(stack))
    }
    return ScreenReading(layers: layers, containers: containers)
  }

  /// Whether any screen in the node's visible containers can be seen.
  private func isSeen(_ id: NodeID) -> Bool {
    switch host.nodes.existing(id) {
    case .screen(let screen)?: return screen.phase == .visible
    case .stack(let stack)?: return host.nodes.screens(in: stack.id).contains { isSeen($0.id) }
    case .tabs(let tabs)?: return tabs.selectedNode.map(isSeen) ?? false
    case nil: return false
    }
  }

  private func read(_ id: NodeID, into containers: inout [ScreenReading.Container]) {
    switch host.nodes.existing(id) {
    case .stack(let stack)?: containers.append(container(stack))
    case .tabs(let tabs)?:
      containers.append(.init(node: id, content: .tabs(selected: tabs.selection)))
      if let node = tabs.selectedNode { read(node, into: &containers) }
    case .screen?, nil: return
    }
  }

  private func container(_ stack: StackModel) -> ScreenReading.Container {
    let seen = host.nodes.screens(in: stack.id).filter { $0.phase == .visible }.map(\.id)
    let screens = stack.screens
    guard let top = seen.first, !seen.contains(stack.top) else {
      return .init(node: stack.id, content: .stack(count: screens.count, top: stack.top))
    }
    // One that the path no longer has still stands above the rest.
    let count = screens.firstIndex(of: top).map { $0 + 1 } ?? screens.count + 1
    return .init(node: stack.id, content: .stack(count: count, top: top))
  }
}
