/// A property of an object that publishes its values.
///
/// A new value is published before it stands in the property, as Apple's page says.
@propertyWrapper public struct Published<Value> {
  fileprivate final class Storage {
    var value: Value
    var objectWillChange: ObservableObjectPublisher?
    let subscriptions = Subscriptions<Value, Never>()

    init(_ value: Value) { self.value = value }
  }

  fileprivate let storage: Storage

  /// Creates a property with its first value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Creates a property with its first value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// Not available: only classes have published properties.
  @available(
    *, unavailable, message: "@Published is only available on properties of classes"
  )
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.value = newValue }
  }

  /// The value of a property.
  public static subscript<EnclosingSelf>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value where EnclosingSelf: AnyObject {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      storage.objectWillChange?.send()
      storage.subscriptions.send(newValue)
      storage.value = newValue
    }
  }

  /// The publisher of the property's values.
  public var projectedValue: Published<Value>.Publisher {
    mutating get { Publisher(published: self) }
    set { self = newValue.published }
  }

  /// A publisher of the values of a property: that of now, then each new one.
  public struct Publisher {
    fileprivate let published: Published<Value>
  }
}

extension Published.Publisher: Publisher {
  /// The values of the property.
  public typealias Output = Value
  /// It does not fail.
  public typealias Failure = Never

  /// Connects a subscriber.
  public func receive<S>(subscriber: S)
  where Value == S.Input, S: Subscriber, S.Failure == Published<Value>.Publisher.Failure {
    let storage = published.storage
    storage.subscriptions.add(subscriber) { storage.value }
  }
}

/// A published property of any type.
protocol PublishedProperty {
  var objectWillChange: ObservableObjectPublisher? { get }
  func setObjectWillChange(_ publisher: ObservableObjectPublisher)
}

extension Published: PublishedProperty {
  var objectWillChange: ObservableObjectPublisher? { storage.objectWillChange }

  func setObjectWillChange(_ publisher: ObservableObjectPublisher) {
    storage.objectWillChange = publisher
  }
}
