import Observation

/// The values that views inherit.
public struct EnvironmentValues {
  final class Entry {
    let value: Any

    init(_ value: Any) { self.value = value }
  }

  /// Never changed after it was made, so that its identity stands for its contents.
  final class Storage {
    let entries: [ObjectIdentifier: Entry]

    init(_ entries: [ObjectIdentifier: Entry]) { self.entries = entries }
  }

  private(set) var storage: Storage
  private var reads: EnvironmentReads?

  /// Creates an environment in which every value is the default.
  public init() { storage = Storage([:]) }

  /// The value of a key.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { read(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue }
    set { write(newValue, ObjectIdentifier(key)) }
  }

  @available(iOS 17.0, *)
  subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
    get { read(ObjectIdentifier(objectType)) as? T }
    set {
      if let newValue {
        write(newValue, ObjectIdentifier(objectType))
      } else {
        put(nil, ObjectIdentifier(objectType))
      }
    }
  }

  func entry(_ key: ObjectIdentifier) -> Entry? { storage.entries[key] }

  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

  func recording(in reads: EnvironmentReads) -> EnvironmentValues {
    var copy = self
    copy.reads = reads
    return copy
  }

  private func read(_ key: ObjectIdentifier) -> Any? {
    reads?.record(key)
    return storage.entries[key]?.value
  }

  private mutating func write(_ value: Any, _ key: ObjectIdentifier) { put(Entry(value), key) }

  mutating func put(_ entry: Entry?, _ key: ObjectIdentifier) {
    var entries = storage.entries
    entries[key] = entry
    storage = Storage(entries)
  }
}
