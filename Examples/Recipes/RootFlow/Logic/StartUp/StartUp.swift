public import Observation

/// The work that the app does before it shows its first part.
@MainActor @Observable public final class StartUp {
  /// How far the work has come.
  public enum State: Equatable, Sendable {
    /// It runs, or has not begun.
    case working
    /// It has failed and can be tried again.
    case failed
    /// It is done.
    case done
  }

  /// How far the work has come.
  public private(set) var state = State.working
  /// Whether the splash may go: work and animation have both ended.
  public internal(set) var isOver = false
  private let work: @MainActor () async throws -> Void

  /// Makes the start-up of some work.
  public init(work: @escaping @MainActor () async throws -> Void) {
    self.work = work
  }

  /// Does the work; after a failure it may be called again.
  func run() async {
    state = .working
    do {
      try await work()
      state = .done
    } catch {
      state = .failed
    }
  }
}
