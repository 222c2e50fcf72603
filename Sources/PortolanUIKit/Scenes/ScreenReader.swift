import Portolan

/// Reads the screen, through public properties of the controllers alone.
@MainActor struct ScreenReader {
  let root: SceneRootController
  let screens: Screens

  /// Reads the visible paths, and stacks that have moved out of sight.
  func reading(also moved: [UINavigationController]) -> ScreenReading {
    var layers: [ScreenReading.Element] = []
    var containers: [ScreenReading.Container] = []
    let tree = screens.scene.tree
    // Most layers have one or two containers.
    containers.reserveCapacity(4)
    func read(_ layer: UIViewController) {
      guard let id = screens.node(of: layer) else {
        return layers.append(.foreign(ForeignID(layer)))
      }
      layers.append(.node(id))
      self.read(layer, id, in: tree, into: &containers)
    }
    for layer in root.layers { read(layer) }
    for stack in moved {
      // One that has left the tree goes as soon as nothing moves.
      guard let id = screens.node(of: stack), tree.contains(id) else { continue }
      var isRead = false
      for container in containers where container.node == id { isRead = true }
      if !isRead { containers.append(container(stack, id)) }
    }
    return ScreenReading(layers: layers, containers: containers)
  }

  /// Reads a layer's visible path, and the columns beside it.
  private func read(
    _ layer: UIViewController, _ id: NodeID, in tree: NavigationTree,
    into containers: inout [ScreenReading.Container]
  ) {
    var (controller, id) = (layer, id)
    while !tree.isScreen(id) {
      let front: UIViewController?
      if let stack = controller as? UINavigationController {
        containers.append(container(stack, id))
        front = stack.elements.last
      } else if let step = controller.memberStep {
        front = step.front
        // The list of More, or a row of it that is asked for, stands for what was selected.
        guard let front, !front.isAskedFor else { return }
        containers.append(.init(node: id, content: step.content))
        for beside in step.beside {
          if let node = screens.node(of: beside) { read(beside, node, in: tree, into: &containers) }
        }
      } else {
        return
      }
      guard let front, let node = screens.node(of: front) else { return }
      (controller, id) = (front, node)
    }
  }

  /// The app's elements of a stack, and the controllers that other code put on top of them.
  private func container(
    _ stack: UINavigationController, _ id: NodeID
  ) -> ScreenReading.Container {
    let controllers = stack.elements
    var count = controllers.count
    var top: NodeID?
    var strangers: [ForeignID] = []
    while count > 0 {
      top = screens.node(of: controllers[count - 1])
      if top != nil { break }
      strangers.insert(ForeignID(controllers[count - 1]), at: 0)
      count -= 1
    }
    return ScreenReading.Container(
      node: id, content: .stack(count: count, top: top, foreign: strangers))
  }
}
