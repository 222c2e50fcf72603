/// A property of a view with an object of the environment; the view follows its changes.
@propertyWrapper @MainActor @preconcurrency
public struct EnvironmentObject<ObjectType>:
  DynamicProperty
where ObjectType: ObservableObject {
  private var found: ObjectType?

  /// Asks for the object of the type.
  nonisolated public init() {}

  /// The object; the app ends where the environment has none.
  public var wrappedValue: ObjectType {
    guard let found else {
      preconditionFailure(
        "No ObservableObject of type \(ObjectType.self) found. "
          + "A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of "
          + "this view.")
    }
    return found
  }

  /// Makes bindings to the properties of the object.
  public var projectedValue: EnvironmentObject<ObjectType>.Wrapper { Wrapper(object: wrappedValue) }

  /// The bindings to the properties of an object.
  @dynamicMemberLookup @MainActor @preconcurrency public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      ObservedObject.Wrapper(object: object)[dynamicMember: keyPath]
    }
  }
}

extension EnvironmentObject: ComparedByPlace {}

extension EnvironmentObject: Installable {
  mutating func install(slot: Int, in node: ViewNode) {
    found = node.readEnvironment[EnvironmentObjectKey<ObjectType>.self]
    if let found { node.slot(slot) { ObjectSubscription() }.follow(found, for: node) }
  }
}

/// The place of an object in the environment.
private enum EnvironmentObjectKey<Object>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension View {
  /// Puts an object into the environment of the view and everything in it.
  nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
    transformEnvironment(\.self) { $0[EnvironmentObjectKey<T>.self] = object }
  }
}
