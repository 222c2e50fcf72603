/// What is wrong with a scene that was saved.
public enum SavedSceneProblem: Error, Hashable, Sendable {
  /// It is longer than `limit` bytes.
  case tooLong(limit: Int)
  /// It is no saved scene: damaged, cut off, or something else.
  case unreadable
  /// It was written by a newer version of this library; `format` is what it says.
  case newer(format: Int)
  /// Nothing of what was open can stand again.
  case nothingLeft(RestorationReport)
}
