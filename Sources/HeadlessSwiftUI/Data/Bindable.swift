public import Observation

/// A way to make bindings to the properties of an observable object.
@available(iOS 17.0, *)
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper itself.
  public var projectedValue: Bindable<Value> { self }

  /// Not available for an object that is not observable.
  @available(
    *, unavailable,
    message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Not available for an object that is not observable.
  @available(
    *, unavailable,
    message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

@available(iOS 17.0, *)
extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(
      source: .place(ObjectIdentifier(object), [keyPath]), owners: ViewUpdate.owners,
      get: { object[keyPath: keyPath] },
      set: { value, _ in object[keyPath: keyPath] = value })
  }
}

@available(iOS 17.0, *)
extension Bindable where Value: AnyObject, Value: Observable {
  /// Wraps an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Wraps an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a wrapper from its projection.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

@available(iOS 17.0, *)
extension Bindable: Sendable where Value: Sendable {}
