import Benchmark

/// Runs actions and reports figures.
@MainActor struct Measurement {
  let options: Options
  let report: (Figure) -> Void

  /// The median and the 90th percentile of an action's times, in microseconds.
  func time(
    _ name: String, n: Int, repetitions: Int = 10_000, _ action: RepeatedAction
  ) throws {
    let suite = BenchmarkSuite(name: name)
    suite.register(benchmark: action)
    var runner = BenchmarkRunner(
      suites: [suite],
      settings: [
        Quiet(true), Format(.none), WarmupIterations(options.isSmoke ? 0 : repetitions / 20),
        Iterations(options.isSmoke ? 5 : repetitions),
      ])
    try runner.run()
    for result in runner.results {
      let times = result.measurements.sorted()
      report(Figure(name: name, n: n, value: Self.rank(0.5, of: times), unit: "µs"))
      report(Figure(name: name + ".p90", n: n, value: Self.rank(0.9, of: times), unit: "µs"))
    }
  }

  /// The median time of each side, in microseconds, and their ratios.
  func compare(_ sides: SideBySide) {
    let medians = sides.medians(
      repetitions: options.isSmoke ? 5 : 5_000, warmups: options.isSmoke ? 0 : 250)
    for (side, median) in zip(sides.sides, medians) {
      report(Figure(name: side.name, n: sides.n, value: median, unit: "µs"))
    }
    for (name, one, other) in sides.ratios {
      report(Figure(name: name, n: sides.n, value: medians[one] / medians[other], unit: "times"))
    }
  }

  /// Of times in nanoseconds, in order.
  private static func rank(_ share: Double, of times: [Double]) -> Double {
    times[min(times.count - 1, Int(Double(times.count) * share))] / 1_000
  }
}
