/// A value that the evaluator keeps for a view.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?
  /// The view whose state it is.
  private var owner: DirtyMark?

  /// Creates a state with its first value.
  public init(wrappedValue value: Value) { initial = value }

  /// Creates a state with its first value.
  public init(initialValue value: Value) { initial = value }

  /// The value.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(
      source: .place(ObjectIdentifier(location), []), owners: owner.map { [$0] } ?? [],
      made: location.unread,
      get: { location.value },
      set: { value, _ in location.value = value })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: ComparedByPlace {}

extension State: Installable {
  mutating func install(slot: Int, in node: ViewNode) {
    location = node.slot(slot) { StateLocation(initial) }
    owner = node.mark
  }
}
