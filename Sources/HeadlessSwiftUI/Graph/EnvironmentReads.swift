/// Which values of the environment a node has read.
final class EnvironmentReads {
  private(set) var keys: Set<ObjectIdentifier> = []
  /// Only what runs inside an evaluation counts; actions read later.
  var isActive = false

  /// Forgets what an earlier evaluation has read.
  func clear() { keys.removeAll(keepingCapacity: true) }

  func record(_ key: ObjectIdentifier) {
    if isActive { keys.insert(key) }
  }

  func differ(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    !old.isIdentical(to: new) && keys.contains { old.entry($0) !== new.entry($0) }
  }
}
