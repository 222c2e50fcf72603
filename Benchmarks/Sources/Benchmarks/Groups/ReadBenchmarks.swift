@_spi(Measuring) import Portolan

/// How many nodes a plan reads, counted and not timed (law 10).
@MainActor struct ReadBenchmarks<Shape: TreeShape> {
  let measurement: Measurement

  func run() throws {
    let name = "reads.\(Shape.name)"
    guard measurement.options.wants(name) else { return }
    for size in measurement.options.sizes(upTo: Shape.largest) {
      let shape = Shape(screens: size)
      let navigator = Navigator.toured(shape)
      var random = SeededGenerator()
      let reads = ReadCounter()
      let plans = measurement.options.isSmoke ? 5 : 1_000
      for _ in 0..<plans {
        let target = shape.target(using: &random)
        _ = try navigator.plan(for: target, counting: reads)
        // The next plan begins where this one leads, as it does in an app.
        Optional(navigator.show(target)).requireArrival()
      }
      let mean = Double(reads.count) / Double(plans)
      measurement.report(Figure(name: name, n: size, value: mean, unit: "nodes"))
    }
  }
}
