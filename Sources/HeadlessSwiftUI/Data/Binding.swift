/// A way to read and write a value that is kept elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// The transaction with which the binding writes.
  public var transaction = Transaction()
  let source: BindingSource
  /// The views to which the binding belongs: the one that made it, and those that hold it.
  private(set) var owners: [DirtyMark]
  private var memory: BindingMemory<Value>
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  init(
    source: BindingSource, owners: [DirtyMark] = [], made value: Value? = nil,
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
  ) {
    self.source = source
    self.owners = owners
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
    self.init(closure: get, set: { value, _ in set(value) })
  }

  /// Creates a binding from closures that write with a transaction.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    self.init(
      closure: unsafeBitCast(get, to: (() -> Value).self),
      set: unsafeBitCast(set, to: ((Value, Transaction) -> Void).self))
  }

  /// Making a binding from closures reads it, so that a change brings back the view that makes it.
  private init(closure get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(
      source: .closures, made: ViewUpdate.isRunning ? .some(get()) : nil, get: get, set: set)
  }

  /// Creates a binding to a value that does not change.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(source: .constant, get: { value }, set: { _, _ in })
  }

  /// The value; during an update that of the moment at which the binding was made (S64).
  public var wrappedValue: Value {
    get {
      // Also what is not returned is read, so that a change of it brings the reader back.
      guard ViewUpdate.isRunning else { return getter() }
      let latest = memory.beginsFollowing(owners) ? read(for: owners[...]) : getter()
      return memory.keep(latest)
    }
    nonmutating set { write(newValue, transaction) }
  }

  /// Reads the value for the views to which the binding belongs: a change brings them back too, and
  /// they make a binding that says the new value.
  private func read(for owners: ArraySlice<DirtyMark>) -> Value {
    guard let owner = owners.last else { return getter() }
    return owner.following { read(for: owners.dropLast()) }
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
      source: source.appending(keyPath), owners: owners,
      made: memory.value.map { $0[keyPath: keyPath] },
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
  /// The view that holds the binding reads the value of now.
  mutating func install(slot: Int, in node: ViewNode) {
    guard source != .constant else { return }
    memory = BindingMemory(nil, original: memory)
    if owners.last !== node.mark { owners.append(node.mark) }
  }
}

extension Binding: ComparedByItself {
  func isSame(asValue other: Any, _ comparison: ValueComparison) -> Bool {
    guard let other = other as? Self, transaction == other.transaction else { return false }
    switch (source, other.source) {
    case (.place, .place):
      guard source == other.source else { return false }
      // Whoever has read the binding made before needs the other one to see a new value.
      guard let said = memory.said else { return true }
      return comparison.isSame(said, other.memory.value ?? other.getter())
    case (.constant, .constant): return comparison.isSame(getter(), other.getter())
    default:
      return comparison.isSame(getter, other.getter) && comparison.isSame(setter, other.setter)
    }
  }
}
