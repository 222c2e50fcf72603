/// How the engine treats an intent, whatever routes and nodes it names.
struct IntentTraits: OptionSet, Sendable {
  let rawValue: UInt16

  /// It requests a screen; the other intents only go back, or follow the platform.
  static let hasTarget = Self(rawValue: 1)
  /// It names its target, rather than to show whatever screen a container shows.
  static let wantsTarget = Self(rawValue: 1 << 1)
  /// The host animates it.
  static let animated = Self(rawValue: 1 << 2)
  /// It means the same in the tree of another launch, so it can be stored.
  static let stored = Self(rawValue: 1 << 3)
  /// It starts at the front screen, since it names no other place.
  static let startsInFront = Self(rawValue: 1 << 4)
  /// Two equal requests have twice the effect, such as two steps back.
  static let step = Self(rawValue: 1 << 5)
  /// It goes on when a user chooses to stay on a screen; other requests end then.
  static let upkeep = Self(rawValue: 1 << 6)
  /// It neither supersedes other requests, nor is superseded by them.
  static let besideOthers = Self(rawValue: 1 << 7)
  /// It has a row of its own, so that no other request waits for it.
  static let ownRow = Self(rawValue: 1 << 8)
  /// No exit guard is asked, since a guard of the map demands the intent.
  static let forced = Self(rawValue: 1 << 9)
  /// It only goes back; a question whose screen it closes ends as cancelled.
  static let leaving = Self(rawValue: 1 << 10)
  /// It succeeds even when its target is covered by other screens.
  static let mayBeCovered = Self(rawValue: 1 << 11)

  static let toTarget: Self = [.hasTarget, .wantsTarget, .animated, .stored]
}
