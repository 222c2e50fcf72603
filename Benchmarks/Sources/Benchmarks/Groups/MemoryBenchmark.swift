import Foundation
import Portolan

/// Resident memory for each node of a large tree, routes and index included.
@MainActor struct MemoryBenchmark {
  let measurement: Measurement

  func run() throws {
    let name = "memory.node"
    guard measurement.options.wants(name) else { return }
    let shape = DeepShape(screens: measurement.options.isSmoke ? 1_000 : 100_000)
    let before = try residentBytes()
    let navigator = Navigator.toured(shape)
    let bytes = try residentBytes() - before
    let count = navigator.tree.count
    measurement.report(
      Figure(name: name, n: count, value: Double(bytes) / Double(count), unit: "bytes"))
  }

  /// From Linux' own account of the process, in pages.
  private func residentBytes() throws -> Int {
    let account = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = account.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * Int(getpagesize())
  }
}
