public import Observation

/// The problems of this run that the app lives with, oldest first.
@MainActor @Observable public final class ProblemLog {
  /// Each problem once.
  public private(set) var problems: [StoreProblem] = []

  /// Makes an empty log.
  public init() {}

  /// Adds a problem.
  public func report(_ problem: StoreProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }
}
