/// A property of a view with an object that other code keeps; the view follows its changes.
@propertyWrapper @MainActor @preconcurrency
public struct ObservedObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
  /// The object.
  public var wrappedValue: ObjectType

  /// Wraps an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Wraps an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Makes bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { Wrapper(object: wrappedValue) }

  /// The bindings to the properties of an object.
  @dynamicMemberLookup @MainActor @preconcurrency public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        source: .place(ObjectIdentifier(object), [keyPath]), get: { object[keyPath: keyPath] },
        set: { value, _ in object[keyPath: keyPath] = value })
    }
  }
}

extension ObservedObject: Installable {
  mutating func install(slot: Int, in node: ViewNode) {
    node.slot(slot) { ObjectSubscription() }.follow(wrappedValue, for: node)
  }
}
