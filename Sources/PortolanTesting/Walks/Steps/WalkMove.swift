/// What a user does.
package enum WalkMove: Hashable, Sendable, Codable {
  /// Swipes back.
  case swipeBack
  /// Goes to the first screen of the stack.
  case goToFirst
  /// Drags the front layer away.
  case dragAway
  /// Taps a place of the tabs in front, or of what else has places there, counted round.
  case tap(Int)
  /// Turns to a page of the pages in front, counted round.
  case turn(Int)
  /// Chooses a column of the split in front, counted round.
  case choose(Int)
  /// Turns the device, or resizes the window: splits have room for one column only, or for all of
  /// them again.
  case fold
}

/// What other code does, of which it tells nobody before.
package enum WalkIntrusion: Hashable, Sendable, Codable {
  /// Presents a screen of its own over all that is shown.
  case presents
  /// Pushes a screen of its own onto the stack in front.
  case pushes
  /// Takes the so manieth of its screens away, and what stands on it.
  case takesAway(Int)
}

/// What a screen says that is asked before it goes.
package enum WalkExit: Hashable, Sendable, Codable {
  /// It may go.
  case leaves
  /// It stays.
  case stays
}
