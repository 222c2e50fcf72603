import Foundation
import Portolan

/// Resident memory for each node of a large tree, and for a route alone, which the app brings.
@MainActor struct MemoryBenchmark {
  let measurement: Measurement
  private var count: Int { measurement.options.isSmoke ? 1_000 : 100_000 }

  func run() throws {
    guard measurement.options.wants("memory") else { return }
    let shape = DeepShape(screens: count)
    let beforeTree = try residentBytes()
    let navigator = Navigator.toured(shape)
    report("memory.node", try residentBytes() - beforeTree, of: navigator.tree.count)
    let beforeRoutes = try residentBytes()
    let routes = (0..<count).map { AnyRoute(DeepRoute.top(stack: $0, value: 0)) }
    report("memory.route", try residentBytes() - beforeRoutes, of: routes.count)
  }

  private func report(_ name: String, _ bytes: Int, of count: Int) {
    let each = Double(bytes) / Double(count)
    measurement.report(Figure(name: name, n: count, value: each, unit: "bytes"))
  }

  /// From Linux' own account of the process, in pages; what building left free is counted too.
  private func residentBytes() throws -> Int {
    let account = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = account.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * Int(getpagesize())
  }
}
