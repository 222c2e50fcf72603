/// The reason why a guard is asked; an `OccasionKeeper` gets it.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum GuardOccasion: String, Hashable, Sendable, Codable {
  /// A request shows a screen that is new, comes back from a kept part, or is open already.
  case entering
  /// A request only gives an open screen a new value of its route.
  case updating
  /// `SceneNavigator.revalidate()` asks whether open screens may stay.
  case staying
}
