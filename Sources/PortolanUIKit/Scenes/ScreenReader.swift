import Portolan

/// Reads what the screen shows, through public properties of the controllers alone.
@MainActor struct ScreenReader {
  let root: SceneRootController
  let screens: Screens

  func reading() -> ScreenReading {
    var layers: [NodeID] = []
    var containers: [ScreenReading.Container] = []
    var next = root.part
    while let controller = next, let id = screens.node(of: controller) {
      layers.append(id)
      read(controller, into: &containers)
      next = layers.count == 1 ? root.presentedViewController : controller.presentedLayer
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
        containers.append(.init(node: id, content: .stack(count: count(in: stack))))
        next = stack.topViewController
      case let tabs as UITabBarController:
        containers.append(.init(node: id, content: .tabs(selected: tabs.selectedIndex)))
        next = tabs.selectedViewController
      default: return
      }
    }
  }

  /// Ours in a stack; controllers of other code above them are not the tree's.
  private func count(in stack: UINavigationController) -> Int {
    let controllers = stack.viewControllers
    if let last = controllers.last, screens.node(of: last) != nil { return controllers.count }
    return controllers.prefix { screens.node(of: $0) != nil }.count
  }
}

extension UIViewController {
  /// What this layer presents itself; the property also answers for ancestors (U68).
  fileprivate var presentedLayer: UIViewController? {
    presentedViewController.flatMap { $0 === self ? nil : $0 }
  }
}
