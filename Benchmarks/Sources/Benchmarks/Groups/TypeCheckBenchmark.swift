import Foundation

/// How long the compiler takes to type-check a large map; its start and the routes alone are
/// measured too, for comparison.
@MainActor struct TypeCheckBenchmark {
  let measurement: Measurement

  func run() throws {
    guard measurement.options.wants("type-check") else { return }
    try report("type-check", n: 1, GeneratedMap(cases: 1).source)
    try report("type-check.routes", n: 300, GeneratedMap(cases: 300).routes)
    try report("type-check", n: 300, GeneratedMap(cases: 300).source)
  }

  private func report(_ name: String, n: Int, _ source: String) throws {
    let times = try (0..<(measurement.options.isSmoke ? 1 : 7)).map { _ in try typeCheck(source) }
    let median = times.sorted()[times.count / 2]
    measurement.report(Figure(name: name, n: n, value: median, unit: "s"))
  }

  private func typeCheck(_ source: String) throws -> Double {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    defer { unlink(file.path) }
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-I", Self.modules.path, file.path,
    ]
    let clock = ContinuousClock()
    let time = try clock.measure {
      try compiler.run()
      compiler.waitUntilExit()
    }
    precondition(compiler.terminationStatus == 0, "The generated map does not compile.")
    return time / .seconds(1)
  }

  /// The modules stand beside the executable that they were built for.
  private static var modules: URL {
    let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return executable.deletingLastPathComponent().appending(path: "Modules")
  }
}
