/// A property of a view with an object that the evaluator makes once for the view and keeps.
@available(iOS 14.0, *)
@propertyWrapper @MainActor @preconcurrency public struct StateObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
  // Called on the main actor only.
  nonisolated(unsafe) private let make: () -> ObjectType
  private var kept: ObjectType?

  /// Says how the object is made, which happens when the view comes.
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object; where the view has not come yet it is another one for each call.
  public var wrappedValue: ObjectType { kept ?? make() }

  /// Makes bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  fileprivate final class Storage {
    let object: ObjectType
    let subscription = ObjectSubscription()

    init(_ object: ObjectType) { self.object = object }
  }
}

extension StateObject: ComparedByPlace {}

extension StateObject: Installable {
  mutating func install(slot: Int, in node: ViewNode) {
    let storage = node.slot(slot) { Storage(make()) }
    storage.subscription.follow(storage.object, for: node)
    kept = storage.object
  }
}
