/// What a binding says during updates: the value of the moment at which it was made, or at which the
/// view that holds it was evaluated last (S64).
///
/// Where making a binding reads nothing, such as a property of an observable object, it is the value
/// that was read first.
final class BindingMemory<Value> {
  private(set) var value: Value?
  /// What an update has read; nil as long as none has.
  private(set) var said: Value?
  /// What the binding said before a view took it over.
  private let original: BindingMemory?
  /// The evaluations of the owners that follow the value already.
  private var followed: [Int] = []

  init(_ value: Value?, original: BindingMemory? = nil) {
    self.value = value
    self.original = original
  }

  func keep(_ latest: Value) -> Value {
    let kept = value ?? latest
    value = kept
    said = kept
    _ = original?.keep(latest)
    return kept
  }

  /// Whether the owners do not follow the value yet as they were evaluated last.
  func beginsFollowing(_ owners: [DirtyMark]) -> Bool {
    let evaluations = owners.map { $0.generation(for: .content) }
    guard evaluations != followed else { return false }
    followed = evaluations
    return true
  }
}
