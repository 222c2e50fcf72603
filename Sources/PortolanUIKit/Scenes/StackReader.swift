import Portolan

/// Reads stacks, and knows which have changed since: a stack of the same controllers costs no look at
/// the tree, however high it is.
@MainActor final class StackReader {
  private struct Read {
    let controllers: [ObjectIdentifier]
    let elements: [ScreenReading.Element]
  }

  private var reads: [NodeID: Read] = [:]

  /// The elements of a stack, as the tree has them or as other code's.
  func elements(
    of stack: UINavigationController, _ id: NodeID,
    _ element: (UIViewController) -> ScreenReading.Element
  ) -> [ScreenReading.Element] {
    let (controllers, now) = (stack.elements, stack.elements.map(ObjectIdentifier.init))
    let old = reads[id]
    if let old, old.controllers == now { return old.elements }
    let kept = zip(old?.controllers ?? [], now).prefix { $0 == $1 }.count
    let elements = (old?.elements.prefix(kept) ?? []) + controllers.dropFirst(kept).map(element)
    reads[id] = Read(controllers: now, elements: Array(elements))
    return Array(elements)
  }

  /// Whether a stack has other elements than when it was read.
  func isOutOfDate(_ stack: UINavigationController, _ id: NodeID) -> Bool {
    reads[id].map { !$0.controllers.elementsEqual(stack.elements.lazy.map(ObjectIdentifier.init)) }
      ?? true
  }

  /// Forgets stacks with screens of nodes that were released: what still stands there is other code's.
  func forget(_ released: [NodeID]) {
    for (id, read) in reads where read.elements.contains(where: { $0.isAny(of: released) }) {
      reads[id] = nil
    }
  }
}

extension ScreenReading.Element {
  fileprivate func isAny(of nodes: [NodeID]) -> Bool {
    switch self {
    case .node(let id), .moved(let id, _): return nodes.contains(id)
    case .foreign: return false
    }
  }
}
