/// Which field has the keyboard.
@available(iOS 15.0, *)
@propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Creates a state for one field.
  public init() where Value == Bool { initial = false }

  /// Creates a state for several fields, none of which need have the keyboard.
  public init<T>() where Value == T?, T: Hashable { initial = nil }

  /// Which field has the keyboard.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: FocusState<Value>.Binding {
    FocusState.Binding(location: location, initial: initial)
  }

  /// A way to read and write which field has the keyboard.
  @propertyWrapper public struct Binding {
    let location: StateLocation<Value>?
    let initial: Value

    /// Which field has the keyboard.
    public var wrappedValue: Value {
      get { location?.value ?? initial }
      nonmutating set { location?.value = newValue }
    }

    /// The binding itself.
    public var projectedValue: FocusState<Value>.Binding { self }
  }
}

extension FocusState: ComparedByPlace {}

extension FocusState: Installable {
  mutating func install(slot: Int, in node: ViewNode) {
    location = node.slot(slot) { StateLocation(initial) }
  }
}
