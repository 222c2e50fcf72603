import Portolan

/// Reads what the screen shows, through public properties of the controllers alone.
@MainActor struct ScreenReader {
  let root: SceneRootController
  let screens: Screens

  /// Reads the visible paths, and stacks that moved out of sight.
  func reading(also moved: [UINavigationController]) -> ScreenReading {
    var layers: [NodeID] = []
    var containers: [ScreenReading.Container] = []
    var next = root.part
    while let controller = next {
      // Layers of other code are not the tree's, but ours may stand on them.
      if let id = screens.node(of: controller) {
        layers.append(id)
        read(controller, into: &containers)
      }
      next = controller === root.part ? root.presentedViewController : controller.presentedLayer
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
      case let tabs as UITabBarController:
        containers.append(.init(node: id, content: .members(selected: tabs.selectedIndex)))
        next = tabs.selectedViewController
      default: return
      }
    }
  }

  /// Ours in a stack; controllers of other code above them are not the tree's.
  private func container(
    _ stack: UINavigationController, _ id: NodeID
  ) -> ScreenReading.Container {
    let controllers = stack.viewControllers
    var count = controllers.count
    while count > 0, screens.node(of: controllers[count - 1]) == nil { count -= 1 }
    let top = count > 0 ? screens.node(of: controllers[count - 1]) : nil
    return ScreenReading.Container(node: id, content: .stack(count: count, top: top))
  }
}

extension UIViewController {
  /// What this layer presents itself; the property also answers for ancestors (U68).
  fileprivate var presentedLayer: UIViewController? {
    presentedViewController.flatMap { $0 === self ? nil : $0 }
  }
}
