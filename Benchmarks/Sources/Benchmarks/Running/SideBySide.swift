/// Ways to one end that take turns, one of each in every iteration: what disturbs one disturbs all.
@MainActor struct SideBySide {
  let n: Int
  /// Timed.
  let sides: [(name: String, action: () -> Void)]
  /// What of these to report, by their places.
  let ratios: [(name: String, of: Int, to: Int)]
  /// Not timed; before each iteration.
  let prepare: () -> Void
  /// Not timed; after each iteration.
  let check: () -> Void

  /// The median time of each side, in microseconds.
  func medians(repetitions: Int, warmups: Int) -> [Double] {
    let clock = ContinuousClock()
    var times = sides.map { _ in [Duration]() }
    for iteration in 0..<warmups + repetitions {
      prepare()
      for place in sides.indices {
        let time = clock.measure(sides[place].action)
        if iteration >= warmups { times[place].append(time) }
      }
      check()
    }
    return times.map { $0.sorted()[$0.count / 2] / .microseconds(1) }
  }
}
