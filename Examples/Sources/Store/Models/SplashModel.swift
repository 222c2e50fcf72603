public import Observation

/// Starts the app up, and says what stands in the way.
@MainActor @Observable public final class SplashModel {
  private let counted = ModelCensus.Entry()
  private let startUp: StartUp
  private let onStarted: @MainActor () async -> Void

  /// Makes the model of the splash.
  ///
  /// - Parameters:
  ///   - startUp: The work.
  ///   - onStarted: What follows when it is done.
  public init(startUp: StartUp, onStarted: @escaping @MainActor () async -> Void) {
    self.startUp = startUp
    self.onStarted = onStarted
  }

  /// What went wrong; nil while the work is under way.
  public var problem: StoreProblem? {
    if case .failed(let problem) = startUp.phase { return problem }
    return nil
  }

  /// Whether the work is under way.
  public var isWorking: Bool { problem == nil && startUp.phase != .done }

  /// Does the work, again after a failure.
  public func start() async {
    await startUp.run()
    if startUp.phase == .done { await onStarted() }
  }
}
