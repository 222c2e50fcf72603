import Foundation

/// How many view models are alive.
///
/// Each model holds an entry, which counts from its `init` to its `deinit`; the walk prints the
/// number beside that of live controllers, so that a model which outlives its screen is seen.
public final class ModelCensus: @unchecked Sendable {
  /// One model's place in the census.
  public final class Entry: Sendable {
    /// Counts one more.
    public init() { ModelCensus.shared.add(1) }
    deinit { ModelCensus.shared.add(-1) }
  }

  private static let shared = ModelCensus()

  // Models may end on any thread: the lock guards the number.
  private let lock = NSLock()
  private var number = 0

  /// How many are alive now.
  public static var count: Int { shared.lock.withLock { shared.number } }

  private func add(_ change: Int) { lock.withLock { number += change } }
}
