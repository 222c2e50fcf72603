/// A limited time that passes by whatever clock, and stands still while it is paused.
final class Patience {
  private let clock: any Clock<Duration>
  private let limit: Duration
  private var watch: Stopwatch
  /// What had passed at the last pause.
  private var before = Duration.zero
  var isPaused = false {
    didSet {
      guard isPaused != oldValue else { return }
      if isPaused { before += watch.elapsed } else { watch = Stopwatch(clock) }
    }
  }

  init(_ limit: Duration, by clock: any Clock<Duration>) {
    self.clock = clock
    self.limit = limit
    watch = Stopwatch(clock)
  }

  var waited: Duration { isPaused ? before : before + watch.elapsed }
  var left: Duration { limit - waited }
}
