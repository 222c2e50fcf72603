import Portolan
import PortolanWindows

/// Reads the screen, through public properties of the controllers alone.
@MainActor struct ScreenReader {
  let root: SceneRootController
  let screens: Screens
  let stacks: StackReader
  let tree: NavigationTree

  /// Reads the visible paths, and stacks and pages that have moved out of sight.
  func reading(also moved: [UINavigationController]) -> ScreenReading {
    var layers: [ScreenReading.Element] = []
    var others: [ForeignID: OtherLayer] = [:]
    var containers: [ScreenReading.Container] = []
    // Most layers have one or two containers.
    containers.reserveCapacity(4)
    for layer in root.layers {
      let element = element(layer, of: nil)
      layers.append(element)
      switch element {
      case .node(let id): read(layer, id, into: &containers)
      case .foreign(let id): others[id] = layer.behavior(by: root.decideOnModal(layer))
      case .moved: break
      }
    }
    // One that has left the tree goes as soon as nothing moves.
    func isNew(_ id: NodeID) -> Bool {
      for container in containers where container.node == id { return false }
      return tree.contains(id)
    }
    for stack in moved {
      if let id = screens.node(of: stack), isNew(id) { containers.append(container(stack, id)) }
    }
    // Each that is read may have a screen that was moved out of another one.
    while let id = stacks.left.first(where: isNew),
      let stack = screens.existing(id) as? UINavigationController
    {
      containers.append(container(stack, id))
    }
    // A user has turned a page that something has covered by now.
    for (id, place) in screens.pagesAtRest where isNew(id) && tree.selection(of: id) != place {
      containers.append(.init(node: id, content: .members(selected: place)))
    }
    return ScreenReading(layers: layers, containers: containers, others: others)
  }

  /// Reads a layer's visible path, and the columns beside it.
  private func read(
    _ layer: UIViewController, _ id: NodeID, into containers: inout [ScreenReading.Container]
  ) {
    var (controller, id) = (layer, id)
    // One that other code has moved has no place in the tree, and is not looked into.
    while tree.isContainer(id) {
      let front: UIViewController?
      if let stack = controller as? UINavigationController {
        containers.append(container(stack, id))
        front = stack.topElement
      } else if let step = controller.memberStep {
        front = step.front
        // The list of More, or a row of it that is asked for, stands for what was selected.
        guard let front, !front.isAskedFor else { return }
        containers.append(.init(node: id, content: step.content, front: screens.node(of: front)))
        for beside in step.beside {
          if let node = screens.node(of: beside) { read(beside, node, into: &containers) }
        }
      } else {
        return
      }
      guard let front, let node = screens.node(of: front) else { return }
      (controller, id) = (front, node)
    }
  }

  private func container(
    _ stack: UINavigationController, _ id: NodeID
  ) -> ScreenReading.Container {
    .init(node: id, content: .stack(stacks.elements(of: stack, id) { element($0, of: id) }))
  }

  /// What a controller is to the tree, in a stack or as a layer.
  private func element(
    _ controller: UIViewController, of stack: NodeID?
  ) -> ScreenReading.Element {
    guard let id = screens.node(of: controller) else { return .foreign(ForeignID(controller)) }
    guard tree.contains(id) else { return .moved(id, ForeignID(controller)) }
    let home = tree.parent(of: id)
    if home == stack { return .node(id) }
    if let home { stacks.left.insert(home) }
    return .moved(id, ForeignID(controller))
  }
}
