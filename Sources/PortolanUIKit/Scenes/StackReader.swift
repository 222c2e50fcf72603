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
  }

  private var reads: [NodeID: Read] = [:]
  /// The stack in which each element was read last.
  private var stacks: [NodeID: NodeID] = [:]
  /// Stacks from which screens were moved, until they are read: others may stand there now.
  var left: Set<NodeID> = []

  /// The elements of a stack, as the tree has them or as other code's.
  func elements(
    of stack: UINavigationController, _ id: NodeID,
    _ element: (UIViewController) -> ScreenReading.Element
  ) -> [ScreenReading.Element] {
    let controllers = stack.elements
    left.remove(id)
    let kept = reads[id]?.kept(of: controllers) ?? 0
    if kept < reads[id]?.elements.count ?? 0 { cut(id, to: kept) }
    if kept == controllers.count { return reads[id]?.elements ?? [] }
    var read = reads.removeValue(forKey: id) ?? Read()
    for controller in controllers[kept...] {
      let element = element(controller)
      read.controllers.append(ObjectIdentifier(controller))
      read.elements.append(element)
      // A controller stands in one stack: what was read of another before is out of date.
      if let node = element.node, let other = stacks.updateValue(id, forKey: node), other != id {
        reads[other] = nil
      }
    }
    reads[id] = read
    return read.elements
  }

  /// Reads screens anew that leave the tree: they stay where other code has taken away what was beneath.
  func look(again leaving: [NodeID]) {
    for node in leaving {
      let stack = stacks[node]
      let place = stack.flatMap { reads[$0]?.elements.lastIndex { $0.node == node } }
      if let stack, let place { cut(stack, to: place) }
    }
  }

  /// Keeps the first elements of a stack as they were read; taken out, the arrays are not copied.
  private func cut(_ id: NodeID, to kept: Int) {
    guard var read = reads.removeValue(forKey: id) else { return }
    for node in read.elements[kept...].lazy.compactMap(\.node) where stacks[node] == id {
      stacks[node] = nil
    }
    read.controllers.removeSubrange(kept...)
    read.elements.removeSubrange(kept...)
    reads[id] = read
  }

  /// Whether a stack has other elements than when it was read.
  func isOutOfDate(_ stack: UINavigationController, _ id: NodeID) -> Bool {
    let controllers = stack.elements
    guard let read = reads[id], read.controllers.count == controllers.count else { return true }
    return read.kept(of: controllers) < controllers.count
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
