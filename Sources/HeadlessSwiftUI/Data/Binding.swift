/// A way to read and write a value that is kept elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// The transaction with which the binding writes.
  public var transaction = Transaction()
  let source: BindingSource
  private let memory: BindingMemory<Value>
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  init(
    source: BindingSource, made value: Value? = nil, get: @escaping () -> Value,
    set: @escaping (Value, Transaction) -> Void
  ) {
    self.source = source
    memory = BindingMemory(value)
    getter = get
    setter = set
  }

  /// Creates a binding from closures.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // The binding is used where its closures belong, which the type cannot say.
    let get = unsafeBitCast(get, to: (() -> Value).self)
    let set = unsafeBitCast(set, to: ((Value) -> Void).self)
    self.init(source: .closures, get: get, set: { value, _ in set(value) })
  }

  /// Creates a binding from closures that write with a transaction.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    self.init(
      source: .closures, get: unsafeBitCast(get, to: (() -> Value).self),
      set: unsafeBitCast(set, to: ((Value, Transaction) -> Void).self))
  }

  /// Creates a binding to a value that does not change.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(source: .constant, get: { value }, set: { _, _ in })
  }

  /// The value; during an update that of the moment at which the binding was made (S64).
  public var wrappedValue: Value {
    get {
      // Also what is not returned is read, so that a change of it brings the reader back.
      let latest = getter()
      return ViewUpdate.isRunning ? memory.keep(latest) : latest
    }
    nonmutating set { write(newValue, transaction) }
  }

  /// The value of now, also during an update: what the evaluator itself shows follows it.
  var latest: Value { getter() }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from its projection.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let (get, base) = (getter, self)
    return Binding<Subject>(
      source: source.appending(keyPath), made: memory.value?[keyPath: keyPath],
      get: { get()[keyPath: keyPath] },
      set: { part, transaction in
        var value = get()
        value[keyPath: keyPath] = part
        base.write(value, transaction)
      }
    ).transaction(transaction)
  }

  func write(_ value: Value, _ transaction: Transaction) {
    guard !transaction.isPlain else {
      setter(value, TransactionScope.current)
      return
    }
    withTransaction(transaction) { setter(value, transaction) }
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}

@available(iOS 15.0, *)
extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Installable {
  mutating func install(slot: Int, in node: ViewNode) { memory.forget() }
}

extension Binding: ComparedByItself {
  func isSame(asValue other: Any, _ comparison: ValueComparison) -> Bool {
    guard let other = other as? Self, transaction == other.transaction else { return false }
    switch (source, other.source) {
    case (.place, .place): return source == other.source
    case (.constant, .constant): return comparison.isSame(getter(), other.getter())
    default:
      return comparison.isSame(getter, other.getter) && comparison.isSame(setter, other.setter)
    }
  }
}
