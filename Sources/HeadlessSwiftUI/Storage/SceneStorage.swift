public import Foundation

/// A value that a scene keeps by name; views that name the same one follow each other's changes.
@available(iOS 14.0, *)
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>

  /// The value.
  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { property.binding }

  private init(
    _ value: Value, _ key: String, as coding: StoredCoding<Value>
  ) {
    property = StoredProperty(value, key, nil, coding)
  }
}

extension SceneStorage: ComparedByPlace {}

extension SceneStorage: Installable {
  mutating func install(slot: Int, in node: ViewNode) {
    property.install(node.graph.stage.root.sceneValues)
  }
}

extension SceneStorage {
  /// Keeps yes or no.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key, as: .plain)
  }

  /// Keeps a number.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key, as: .plain)
  }

  /// Keeps a number.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key, as: .plain)
  }

  /// Keeps a text.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key, as: .plain)
  }

  /// Keeps an address.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key, as: .plain)
  }

  /// Keeps bytes.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key, as: .plain)
  }

  /// Keeps a value as a number.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, as: .raw)
  }

  /// Keeps a value as a text.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, as: .raw)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Keeps yes or no, or nothing.
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key, as: .optional(.plain))
  }

  /// Keeps a number, or nothing.
  public init(_ key: String) where Value == Int? {
    self.init(nil, key, as: .optional(.plain))
  }

  /// Keeps a number, or nothing.
  public init(_ key: String) where Value == Double? {
    self.init(nil, key, as: .optional(.plain))
  }

  /// Keeps a text, or nothing.
  public init(_ key: String) where Value == String? {
    self.init(nil, key, as: .optional(.plain))
  }

  /// Keeps an address, or nothing.
  public init(_ key: String) where Value == URL? {
    self.init(nil, key, as: .optional(.plain))
  }

  /// Keeps bytes, or nothing.
  public init(_ key: String) where Value == Data? {
    self.init(nil, key, as: .optional(.plain))
  }
}

@available(iOS 15.0, *)
extension SceneStorage {
  /// Keeps a value as a text, or nothing.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key, as: .optional(.raw))
  }

  /// Keeps a value as a number, or nothing.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key, as: .optional(.raw))
  }
}
