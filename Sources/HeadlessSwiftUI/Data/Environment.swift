public import Observation

/// A property of a view that reads a value of the environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value?
  private let name: () -> String
  private var values: EnvironmentValues?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    name = { "\(keyPath)" }
    read = { $0[keyPath: keyPath] }
  }

  /// The value.
  public var wrappedValue: Value {
    guard let value = read(values ?? EnvironmentValues()) else {
      preconditionFailure(
        "No Observable object of type \(name()) found. "
          + "A View.environment(_:) for \(name()) may be missing as an ancestor of this view.")
    }
    return value
  }
}

extension Environment {
  /// Reads the observable object of a type.
  @available(iOS 17.0, *)
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    name = { "\(objectType)" }
    read = { $0[objectType] }
  }

  /// Reads the observable object of a type, which may be missing.
  @available(iOS 17.0, *)
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    name = { "\(objectType)" }
    read = { .some($0[objectType]) }
  }
}

extension Environment: ComparedByPlace {}

extension Environment: Installable {
  mutating func install(slot: Int, in node: ViewNode) { values = node.readEnvironment }
}
