import Foundation
import PortolanLog

extension NavigationGraph {
  /// Adds where the requests of a log came from, at the screens where they arrived.
  ///
  /// - Parameters:
  ///   - log: An exported log; it has case names, and the maps under which they were requested.
  ///   - modules: The route type's name of each map, by the map's name.
  mutating func add(_ log: LogFile, modules: [String: String]) {
    var counts: [Int: [String: Int]] = [:]
    var others = 0
    for record in log.records where record.number != nil {
      guard let requester = record.requester, case .arrived(let place?) = record.end,
        let index = index(of: place.prefix { $0 != "(" }, under: record.map.flatMap { modules[$0] })
      else {
        others += 1
        continue
      }
      counts[index, default: [:]][requester, default: 0] += 1
    }
    for (index, requesters) in counts {
      screens[index].entries = requesters.map { Entry(requester: $0.key, count: $0.value) }
        .sorted { ($1.count, $0.requester) < ($0.count, $1.requester) }
    }
    if others > 0 {
      notes.append(
        "\(Count.of(others, "request")) of the log arrived at no screen of the graph, or did not arrive."
      )
    }
  }

  /// The screen of a case: of its module when two have a case of that name.
  private func index(of name: Substring, under module: String?) -> Int? {
    let named = screens.indices.filter { screens[$0].caseName == name }
    return named.first { screens[$0].module == module } ?? (named.count == 1 ? named[0] : nil)
  }
}

extension LogFile {
  /// Reads a file of the command line.
  init(path: String, on console: Console) throws {
    let file = InputFile(path, on: console)
    let bytes = try file.bytes()
    do { try self.init(reading: bytes) } catch {
      throw ToolFailure(
        sentence:
          "\(file.name) is no log of PortolanLog: \(error.diagnostic.what) Write the path of a file that "
          + "NavigationLog.export() made.")
    }
  }
}
