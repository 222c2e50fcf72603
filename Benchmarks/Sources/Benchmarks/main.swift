let options = Options(Array(CommandLine.arguments.dropFirst()))
var reported = 0

let measurement = Measurement(options: options) { figure in
  reported += 1
  do {
    print(options.isJSON ? try figure.json : figure.row)
  } catch { preconditionFailure("A figure cannot be written: \(error)") }
}

@MainActor func runAll<Shape: TreeShape>(_ shape: Shape.Type) throws {
  try PlanningBenchmarks<Shape>(measurement: measurement).run()
  try NavigationBenchmarks<Shape>(measurement: measurement).run()
  try ReadBenchmarks<Shape>(measurement: measurement).run()
}

// Memory first: later it would be what others have freed that is used again.
try MemoryBenchmark(measurement: measurement).run()
try runAll(WideShape.self)
try runAll(DeepShape.self)
try runAll(MixedShape.self)
try TypeCheckBenchmark(measurement: measurement).run()
precondition(reported > 0, "No benchmark matches.")
