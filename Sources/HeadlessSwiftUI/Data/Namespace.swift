/// A space for names that is a view's own.
@available(iOS 14.0, *)
@propertyWrapper public struct Namespace: DynamicProperty {
  /// Tells a space from all others.
  public struct ID: Hashable {
    private let number: Int

    init(_ number: Int) { self.number = number }
  }

  private var id = ID(0)

  /// Creates the space.
  public init() {}

  /// What the space is called.
  public var wrappedValue: Namespace.ID { id }
}

@available(iOS 14.0, *)
extension Namespace: Sendable {}

@available(iOS 14.0, *)
extension Namespace.ID: Sendable {}

extension Namespace: Installable {
  mutating func install(slot: Int, in node: ViewNode) { id = ID(node.serial) }
}
