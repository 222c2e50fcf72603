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
    guard host.onScreen.contains(where: { $0.phase == .visible }) else { return nil }
    var containers: [ScreenReading.Container] = []
    for layer in layers { read(layer, into: &containers) }
    for stack in written where !containers.contains(where: { $0.node == stack.id }) {
      containers.append(container(stack))
    }
    return ScreenReading(layers: layers, containers: containers)
  }

  private func read(_ id: NodeID, into containers: inout [ScreenReading.Container]) {
    switch host.nodes.existing(id) {
    case let stack as StackModel: containers.append(container(stack))
    case let tabs as TabsModel:
      containers.append(.init(node: id, content: .tabs(selected: tabs.selection)))
      if let node = tabs.selectedNode { read(node, into: &containers) }
    default: return
    }
  }

  private func container(_ stack: StackModel) -> ScreenReading.Container {
    let screens = stack.screens
    guard let top = host.seen(in: stack.id), top != stack.top else {
      return .init(node: stack.id, content: .stack(count: screens.count, top: stack.top))
    }
    // One that the path no longer has still stands above the rest.
    let count = screens.firstIndex(of: top).map { $0 + 1 } ?? screens.count + 1
    return .init(node: stack.id, content: .stack(count: count, top: top))
  }
}
