/// How long a request may wait, counted from when it was first parked.
struct Patience {
  private let watch: Stopwatch
  private let limit: Duration

  init(_ limit: Duration, by clock: any Clock<Duration>) {
    watch = Stopwatch(clock)
    self.limit = limit
  }

  var waited: Duration { watch.elapsed }
  var left: Duration { limit - watch.elapsed }
}
