/// What a stack shows for the elements of one type.
@MainActor final class StackDestination {
  let type: ObjectIdentifier
  let name: String
  weak var node: ViewNode?
  var make: (AnyHashable) -> ErasedView

  init(
    type: any Any.Type, node: ViewNode, make: @escaping (AnyHashable) -> ErasedView
  ) {
    self.type = ObjectIdentifier(type)
    name = "\(type)"
    self.node = node
    self.make = make
  }
}

extension StackModel {
  /// The destination nearest to the root (S9): for the type of the element itself, or else for that of
  /// the path's elements, as in a path of `AnyHashable` (S65).
  func destination(for value: AnyHashable) -> StackDestination? {
    let own: any Any.Type = Swift.type(of: value.base)
    guard stage.assumptions.elementTypes == .own else {
      return destination(of: path.elementType ?? own)
    }
    return destination(of: own) ?? path.elementType.flatMap(destination)
  }

  private func destination(of type: any Any.Type) -> StackDestination? {
    destinations.filter { $0.type == ObjectIdentifier(type) }
      .min { ($0.node?.depth ?? .max) < ($1.node?.depth ?? .max) }
  }

  func add(_ destination: StackDestination) {
    if destinations.contains(where: { $0.type == destination.type }) {
      stage.report(
        "navigationDestination for \(destination.name) was declared earlier on the stack; "
          + "only the one nearest to the root is used")
    }
    destinations.append(destination)
    refresh(destination.type)
  }

  func remove(_ destination: StackDestination) {
    destinations.removeAll { $0 === destination }
  }

  /// Makes the content of the screens anew for which a destination has changed.
  func refresh(_ type: ObjectIdentifier) {
    for screen in screens {
      guard case .element(let value) = screen.entry, destination(for: value)?.type == type else {
        continue
      }
      screen.host?.root?.evaluate()
    }
  }
}
