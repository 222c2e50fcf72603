public import Portolan

/// Asks whether the bag is to be emptied; who does not want it gives no answer.
public struct EmptyingQuestion: ScreenQuestion {
  /// That it is wanted.
  public enum Answer: Sendable {
    /// Everything goes.
    case empty
  }

  /// Asks.
  public init() {}

  /// The alert that answers.
  public var route: StoreRoute { .emptying(self) }
}
