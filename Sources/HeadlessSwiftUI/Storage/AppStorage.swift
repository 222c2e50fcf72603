public import Foundation

/// A value that the app keeps by name; views that name the same one follow each other's changes.
@available(iOS 14.0, *)
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>

  /// The value.
  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { property.binding }

  private init(
    _ value: Value, _ key: String, _ store: UserDefaults?, as coding: StoredCoding<Value>
  ) {
    property = StoredProperty(value, key, store, coding)
  }
}

extension AppStorage: ComparedByPlace {}

extension AppStorage: Installable {
  mutating func install(slot: Int, in node: ViewNode) {
    property.install(node.graph.stage.root.appValues)
  }
}

extension AppStorage {
  /// Keeps yes or no.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key, store, as: .plain)
  }

  /// Keeps a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key, store, as: .plain)
  }

  /// Keeps a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(wrappedValue, key, store, as: .plain)
  }

  /// Keeps a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(wrappedValue, key, store, as: .plain)
  }

  /// Keeps an address.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key, store, as: .plain)
  }

  /// Keeps bytes.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key, store, as: .plain)
  }

  /// Keeps a value as a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, store, as: .raw)
  }

  /// Keeps a value as a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, store, as: .raw)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps yes or no, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, as: .optional(.plain))
  }

  /// Keeps a number, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, as: .optional(.plain))
  }

  /// Keeps a number, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, as: .optional(.plain))
  }

  /// Keeps a text, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, as: .optional(.plain))
  }

  /// Keeps an address, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, as: .optional(.plain))
  }

  /// Keeps bytes, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, as: .optional(.plain))
  }
}

@available(iOS 15.0, *)
extension AppStorage {
  /// Keeps a value as a text, or nothing.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key, store, as: .optional(.raw))
  }

  /// Keeps a value as a number, or nothing.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key, store, as: .optional(.raw))
  }
}
