import Portolan

/// Reads stacks, and knows which have changed since: a stack of the same controllers costs no look at
/// the tree, however high it is.
@MainActor final class StackReader {
  private struct Read {
    var controllers: [ObjectIdentifier] = []
    var elements: [ScreenReading.Element] = []

    /// How many of a stack's controllers are the first that were read.
    func kept(of others: [UIViewController]) -> Int {
      var kept = 0
      while kept < min(controllers.count, others.count),
        controllers[kept] == ObjectIdentifier(others[kept])
      { kept += 1 }
      return kept
    }

    @MainActor func isOf(_ stack: UINavigationController) -> Bool {
      // Without columns no controller has to be asked what it is.
      isOf(stack.viewControllers) || isOf(stack.elements)
    }

    private func isOf(_ others: [UIViewController]) -> Bool {
      others.count == controllers.count && kept(of: others) == controllers.count
    }
  }

  private var reads: [NodeID: Read] = [:]
  /// The stack in which each element was read last.
  private var stacks: [NodeID: NodeID] = [:]
  /// Stacks from which screens were moved, until they are read: others may stand there now.
  var left: Set<NodeID> = []
  /// Stacks whose elements have changed since they were read last; the host takes them after each look.
  var changed: [UINavigationController] = []

  /// The elements of a stack, as the tree has them or as other code's.
  func elements(
    of stack: UINavigationController, _ id: NodeID,
    _ element: @MainActor (UIViewController) -> ScreenReading.Element
  ) -> [ScreenReading.Element] {
    if !left.isEmpty { left.remove(id) }
    if let read = reads[id], read.isOf(stack) { return read.elements }
    changed.append(stack)
    // Taken out, what was read is not copied when it is cut.
    var read = reads.removeValue(forKey: id) ?? Read()
    defer { reads[id] = read }
    let controllers = stack.elements
    let kept = read.kept(of: controllers)
    for node in read.elements[kept...].lazy.compactMap(\.node) where stacks[node] == id {
      stacks[node] = nil
    }
    read.controllers.removeSubrange(kept...)
    read.elements.removeSubrange(kept...)
    for controller in controllers[kept...] {
      let element = element(controller)
      read.controllers.append(ObjectIdentifier(controller))
      read.elements.append(element)
      // A controller stands in one stack: what was read of another before is out of date.
      if let node = element.node, let other = stacks.updateValue(id, forKey: node), other != id {
        reads[other] = nil
      }
    }
    return read.elements
  }

  /// Whether a stack has other elements than when it was read.
  func isOutOfDate(_ stack: UINavigationController, _ id: NodeID) -> Bool {
    reads[id]?.isOf(stack) != true
  }

  /// Forgets stacks with screens of nodes that were released: what still stands there is other code's.
  func forget(_ released: [NodeID]) {
    for node in released {
      reads[node] = nil
      left.remove(node)
      if let stack = stacks.removeValue(forKey: node) { reads[stack] = nil }
    }
  }
}

extension ScreenReading.Element {
  /// The node for which the controller was built; nil for other code's.
  fileprivate var node: NodeID? {
    switch self {
    case .node(let id), .moved(let id, _): return id
    case .foreign: return nil
    }
  }
}
