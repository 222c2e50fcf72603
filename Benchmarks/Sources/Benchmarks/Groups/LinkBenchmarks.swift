import Foundation
import PortolanLinks

/// Reading and printing links, and building the table, with ever more patterns.
///
/// Each reading goes to another pattern, so that the caches of a processor help as little as they would
/// an app.
@MainActor struct LinkBenchmarks {
  let measurement: Measurement

  /// Links that take turns.
  private static let turns = 1_000

  func run() {
    let names = ["links.build", "links.read", "links.print", "links.foundation"]
    guard names.contains(where: measurement.options.wants) else { return }
    for size in measurement.options.sizes() {
      // Before the others, which leave memory in pieces: an app builds its table once.
      let links = Self.table(size)
      precondition(links.problems.isEmpty, "The table has problems.")
      let pages = (0..<Self.turns).map { Page(kind: $0 * 7_919 % size, id: $0) }
      let urls = pages.map {
        "https://www.shop.example\(Self.path($0.kind))/\($0.id)/reviews?page=2"
      }
      measure("links.read", size) { turn in
        (try? links.read(urls[turn]).output)?.id ?? 0
      }
      measure("links.print", size) { turn in
        (try? links.link(to: pages[turn]))?.utf8.count ?? 0
      }
      measureBuilding(size)
    }
    let urls = (0..<Self.turns).map {
      "https://www.shop.example\(Self.path($0))/\($0)/reviews?page=2"
    }
    measure("links.foundation", 1) { turn in URL(string: urls[turn])?.path.utf8.count ?? 0 }
  }

  /// The median time of one call, in nanoseconds; the calls go round the turns.
  private func measure(_ name: String, _ size: Int, _ call: (Int) -> Int) {
    guard measurement.options.wants(name) else { return }
    var (times, sum) = ([Double](), 0)
    for _ in 0..<(measurement.options.isSmoke ? 3 : 301) {
      let start = ContinuousClock.now
      for turn in 0..<Self.turns { sum &+= call(turn) }
      times.append(start.duration(to: .now) / .nanoseconds(1) / Double(Self.turns))
    }
    precondition(sum != 0, "Nothing was done.")
    measurement.report(
      Figure(name: name, n: size, value: times.sorted()[times.count / 2], unit: "ns"))
  }

  private func measureBuilding(_ size: Int) {
    guard measurement.options.wants("links.build") else { return }
    var times: [Double] = []
    for _ in 0..<(measurement.options.isSmoke ? 1 : 15) {
      let start = ContinuousClock.now
      let links = Self.table(size)
      times.append(start.duration(to: .now) / .milliseconds(1))
      precondition(links.patterns.count == size, "Nothing was built.")
    }
    measurement.report(
      Figure(name: "links.build", n: size, value: times.sorted()[times.count / 2], unit: "ms"))
  }

  private static func path(_ kind: Int) -> String { "/section\(kind % 100)/kind\(kind)" }

  private static func table(_ size: Int) -> LinkTable<Page> {
    LinkTable<Page>(
      schemes: ["shop"], hosts: ["shop.example", "www.shop.example"], kind: { $0.kind }
    ) {
      for kind in 0..<size {
        LinkPattern("\(path(kind))/{id}/reviews?page={page=1}") { (id: Int, page: Int) in
          Page(kind: kind, id: id, page: page)
        } match: {
          $0.kind == kind ? ($0.id, $0.page) : nil
        }
      }
    }
  }
}

/// What the links of the benchmark stand for.
private struct Page: Sendable {
  let kind: Int
  let id: Int
  var page = 2
}
