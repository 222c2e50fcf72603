/// What lies between a stack and the one that replaces it.
///
/// Only what follows the shared beginning is looked at more than once: a deep stack whose top is
/// exchanged costs one comparison a member.
@MainActor struct StackDifference {
  /// How many members both stacks begin with.
  let shared: Int
  // Copies of the ends: a slice would share the stack's storage and make its edit a copy of it all.
  let leaving: [UIViewController]
  let arriving: [UIViewController]
  private let oldIdentities: Set<ObjectIdentifier>
  private let newIdentities: Set<ObjectIdentifier>

  init(from old: [UIViewController], to new: [UIViewController]) {
    let shared = StackDifference.sharedBeginning(of: old, new)
    self.shared = shared
    leaving = Array(old[shared...])
    arriving = Array(new[shared...])
    oldIdentities = Set(leaving.map(ObjectIdentifier.init))
    newIdentities = Set(arriving.map(ObjectIdentifier.init))
  }

  /// Compares references as plain words: retaining each would cost ten times as much.
  private static func sharedBeginning(
    of old: [UIViewController], _ new: [UIViewController]
  ) -> Int {
    old.withUnsafeBytes { oldBytes in
      new.withUnsafeBytes { newBytes in
        let (old, new) = (
          oldBytes.assumingMemoryBound(to: UInt.self), newBytes.assumingMemoryBound(to: UInt.self)
        )
        let limit = min(old.count, new.count)
        var shared = 0
        while shared < limit, old[shared] == new[shared] { shared += 1 }
        return shared
      }
    }
  }

  /// Those that were not in the part of the old stack that differs.
  var added: [UIViewController] {
    arriving.filter { !oldIdentities.contains(ObjectIdentifier($0)) }
  }

  var change: StackChange {
    StackChange(
      added: added, removed: leaving.filter { !newIdentities.contains(ObjectIdentifier($0)) })
  }

  var repeatsItself: Bool { newIdentities.count < arriving.count }
}
