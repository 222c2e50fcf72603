extension Binding {
  /// The binding, which then writes with a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// The binding, which then writes with an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }

  /// Creates a binding to an optional value from one to a value; nil is not written.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      source: base.source.appending(\Binding<Value>.optional), owners: base.owners,
      get: { base.latest },
      set: { value, transaction in
        if let value { base.write(value, transaction) }
      })
  }

  /// Creates a binding to the value in an optional; nil when there is none.
  public init?(_ base: Binding<Value?>) {
    guard var last = base.latest else { return nil }
    self.init(
      source: base.source.appending(\Binding<Value>.unwrapped), owners: base.owners,
      get: {
        // What was read last stands in while the view that holds the binding is on its way out.
        if let value = base.latest { last = value }
        return last
      },
      set: { value, transaction in
        last = value
        base.write(value, transaction)
      })
  }

  /// Creates a binding that hides the type of a hashable value.
  public init<V>(_ base: Binding<V>) where Value == AnyHashable, V: Hashable {
    self.init(
      source: base.source.appending(\Binding<Value>.hashable), owners: base.owners,
      get: { base.latest },
      set: { value, transaction in
        if let value = value.base as? V { base.write(value, transaction) }
      })
  }

  /// Whether there is a value, which is taken away when it is to be there no more.
  func isThere<V>() -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      source: source.appending(\Binding<Value>.presence), owners: owners,
      get: { latest != nil },
      set: { isThere, transaction in
        if !isThere { write(nil, transaction) }
      })
  }

  // Names for conversions on the way from a binding's place.
  private var optional: Value? { wrappedValue }
  private var unwrapped: Value { wrappedValue }
  private var presence: Value { wrappedValue }
  private var hashable: Value { wrappedValue }
}
