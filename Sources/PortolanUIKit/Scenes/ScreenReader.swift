import Portolan

/// Reads what the screen shows, through public properties of the controllers alone.
@MainActor struct ScreenReader {
  let root: SceneRootController
  let screens: Screens

  /// Reads the visible paths, and stacks that moved out of sight.
  func reading(also moved: [UINavigationController]) -> ScreenReading {
    var layers: [ScreenReading.Element] = []
    var containers: [ScreenReading.Container] = []
    for layer in root.layers {
      layers.append(screens.node(of: layer).map { .node($0) } ?? .foreign(ForeignID(layer)))
      read(layer, into: &containers)
    }
    for stack in moved {
      guard let id = screens.node(of: stack), !containers.contains(where: { $0.node == id }) else {
        continue
      }
      containers.append(container(stack, id))
    }
    return ScreenReading(layers: layers, containers: containers)
  }

  private func read(
    _ controller: UIViewController, into containers: inout [ScreenReading.Container]
  ) {
    var next: UIViewController? = controller
    while let controller = next, let id = screens.node(of: controller) {
      switch controller {
      case let stack as UINavigationController:
        containers.append(container(stack, id))
        next = stack.topViewController
      default:
        guard let step = controller.memberStep else { return }
        containers.append(.init(node: id, content: step.content))
        next = step.front
      }
    }
  }

  /// Ours in a stack, and what other code put on top of them.
  private func container(
    _ stack: UINavigationController, _ id: NodeID
  ) -> ScreenReading.Container {
    let controllers = stack.viewControllers
    var count = controllers.count
    while count > 0, screens.node(of: controllers[count - 1]) == nil { count -= 1 }
    let strangers = controllers[count...].map { ForeignID($0) }
    let top = count > 0 ? screens.node(of: controllers[count - 1]) : nil
    return ScreenReading.Container(
      node: id, content: .stack(count: count, top: top, foreign: strangers))
  }
}

extension SceneRootController {
  /// The part, and what is presented over it, whoever presented it.
  var layers: [UIViewController] {
    guard let part else { return [] }
    var layers = [part]
    var next = presentedViewController
    while let layer = next {
      layers.append(layer)
      // The property also answers for ancestors (U68).
      next = layer.presentedViewController.flatMap { $0 === layer ? nil : $0 }
    }
    return layers
  }
}
