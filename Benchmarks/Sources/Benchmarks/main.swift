import Foundation
import HeadlessUIKit

let options = Options(Array(CommandLine.arguments.dropFirst()))
var reported = 0

let measurement = Measurement(options: options) { figure in
  reported += 1
  do {
    let line = options.isJSON ? try figure.json : figure.row
    // At once and not when a buffer is full: a run takes minutes.
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  } catch { preconditionFailure("A figure cannot be written: \(error)") }
}

@MainActor func runAll<Shape: TreeShape>(_ shape: Shape.Type) throws {
  try PlanningBenchmarks<Shape>(measurement: measurement).run()
  try NavigationBenchmarks<Shape>(measurement: measurement).run()
  try ReadBenchmarks<Shape>(measurement: measurement).run()
  try RestorationBenchmarks<Shape>(measurement: measurement).run()
}

// An iPad's, where a bar has an item for each of many tabs.
HeadlessScreen.current.rotate(to: CGSize(width: 1_024, height: 1_366), on: .pad)

// Memory first: later it would be what others have freed that is used again.
try MemoryBenchmark(measurement: measurement).run()
StoreBenchmarks(measurement: measurement).run()
LinkBenchmarks(measurement: measurement).run()
try runAll(WideShape.self)
try runAll(DeepShape.self)
try runAll(MixedShape.self)
OverheadBenchmarks(measurement: measurement).run()
try TypeCheckBenchmark(measurement: measurement).run()
if reported == 0 {
  FileHandle.standardError.write(Data("benchmark: no figure's name contains the filter\n".utf8))
  exit(1)
}
