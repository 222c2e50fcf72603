import Benchmark

/// An action on the main actor that the benchmark package repeats and times.
struct RepeatedAction: AnyBenchmark, Sendable {
  let name: String
  private let prepare: @MainActor () -> Void
  private let action: @MainActor () -> Void
  private let check: @MainActor () -> Void

  /// Only `action` is timed; `prepare` runs before each and `check` after.
  init(
    _ name: String, prepare: @escaping @MainActor () -> Void = {},
    check: @escaping @MainActor () -> Void = {}, action: @escaping @MainActor () -> Void
  ) {
    self.name = name
    self.prepare = prepare
    self.action = action
    self.check = check
  }

  var settings: [any BenchmarkSetting] { [] }

  // The runner knows no actors and calls from where it was called: the main one.
  func setUp() { MainActor.assumeIsolated { prepare() } }
  func run(_ state: inout BenchmarkState) { MainActor.assumeIsolated { action() } }
  func tearDown() { MainActor.assumeIsolated { check() } }
}
