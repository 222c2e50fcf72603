internal import Foundation

/// The values that an app keeps by name: in memory, for one scene, unless the app names a store.
///
/// Scenes of tests run side by side and are apps of their own, so that none of them finds what
/// another one has kept.
@MainActor final class StoredValues {
  private struct Place: Hashable {
    let key: String
    let store: ObjectIdentifier?
  }

  private var locations: [Place: StoredLocation] = [:]

  func location(_ key: String, in store: UserDefaults?) -> StoredLocation {
    let place = Place(key: key, store: store.map(ObjectIdentifier.init))
    if let known = locations[place] { return known }
    let made = StoredLocation(key, in: store)
    locations[place] = made
    return made
  }
}

/// Where a value is kept.
final class StoredLocation {
  private let key: String
  private let store: UserDefaults?
  private let location: StateLocation<Any?>

  init(_ key: String, in store: UserDefaults?) {
    self.key = key
    self.store = store
    location = StateLocation(store?.object(forKey: key))
  }

  var value: Any? {
    get { location.value }
    set {
      location.value = newValue
      store?.set(newValue, forKey: key)
    }
  }
}

/// How a value of an app's is kept.
struct StoredCoding<Value> {
  let read: (Any) -> Value?
  let write: (Value) -> Any?

  /// As it is.
  static var plain: StoredCoding { StoredCoding(read: { $0 as? Value }, write: { $0 }) }
}

extension StoredCoding where Value: RawRepresentable {
  /// As its raw value.
  static var raw: StoredCoding {
    StoredCoding(
      read: { ($0 as? Value.RawValue).flatMap(Value.init) }, write: { $0.rawValue })
  }
}

extension StoredCoding {
  /// As nothing where there is nothing.
  static func optional<Wrapped>(
    _ coding: StoredCoding<Wrapped>
  ) -> StoredCoding where Value == Wrapped? {
    StoredCoding(read: { .some(coding.read($0)) }, write: { $0.flatMap(coding.write) })
  }
}

/// A value of a view's that is kept by name.
struct StoredProperty<Value> {
  let initial: Value
  let key: String
  var store: UserDefaults?
  let coding: StoredCoding<Value>
  private var location: StoredLocation?

  init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ coding: StoredCoding<Value>) {
    (self.initial, self.key, self.store, self.coding) = (initial, key, store, coding)
  }

  /// The value; the first one where none is kept, or one of another type.
  var value: Value {
    get { location?.value.flatMap(coding.read) ?? initial }
    nonmutating set { location?.value = coding.write(newValue) }
  }

  var binding: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(
      source: .place(ObjectIdentifier(location), []), owners: ViewUpdate.owners, get: { value },
      set: { new, _ in value = new })
  }

  @MainActor mutating func install(_ values: StoredValues) {
    location = values.location(key, in: store)
  }
}
