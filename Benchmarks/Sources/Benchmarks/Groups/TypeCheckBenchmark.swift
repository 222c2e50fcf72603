import Foundation

/// How long the compiler takes to type-check a large map, and a small one for comparison.
@MainActor struct TypeCheckBenchmark {
  let measurement: Measurement

  func run() throws {
    let name = "type-check"
    guard measurement.options.wants(name) else { return }
    for cases in [1, 300] {
      let times = try (0..<(measurement.options.isSmoke ? 1 : 7)).map { _ in
        try typeCheck(GeneratedMap(cases: cases).source)
      }
      let median = times.sorted()[times.count / 2]
      measurement.report(Figure(name: name, n: cases, value: median, unit: "s"))
    }
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
