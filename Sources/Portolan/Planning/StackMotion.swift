/// How a stack that is set shows that its top is replaced.
///
/// ```swift
/// stack.set([.fourth], as: .pop)
/// ```
///
/// It is asked for where one top takes the place of another, whatever the number of elements. A
/// screen that comes on top of what is shown is a push and one that is revealed again a pop,
/// whatever was asked: nothing can leave that stays beneath. Only `cut` holds for all three.
public enum StackMotion: String, Hashable, Sendable, Codable, CaseIterable {
  /// A new top is pushed.
  case automatic
  /// The new top comes as a push, also over several levels.
  case push
  /// The new top comes as a pop, as if it had been there before.
  case pop
  /// The new top is there at once.
  case cut
}
