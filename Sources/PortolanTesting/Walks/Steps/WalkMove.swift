/// A move of a user.
package enum WalkMove: Hashable, Sendable, Codable {
  /// Swipes back.
  case swipeBack
  /// Goes to the first screen of the stack.
  case goToFirst
  /// Drags the front layer away.
  case dragAway
  /// Taps a place of the tabs in front, or of another container with places, counted round.
  case tap(Int)
  /// Turns to a page of the pages in front, counted round.
  case turn(Int)
  /// Chooses a column of the split in front, counted round.
  case choose(Int)
  /// Turns the device, or resizes the window: splits have room for one column only, or for all of
  /// them again.
  case fold
}

/// An action of other code, without notice.
package enum WalkIntrusion: Hashable, Sendable, Codable {
  /// Presents its own screen over the front layer.
  case presents
  /// Pushes its own screen onto the stack in front.
  case pushes
  /// Closes its screen at this number, counted round, with the screens on it.
  case takesAway(Int)
}

/// The answer of a screen that is asked before it goes.
package enum WalkExit: Hashable, Sendable, Codable {
  /// The screen may go.
  case leaves
  /// The screen stays.
  case stays
}
