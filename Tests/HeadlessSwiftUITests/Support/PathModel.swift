import Observation

/// A stack's path that tests read and write, with what was written in order.
@Observable @MainActor final class PathModel {
  var path: [Int] = [] { didSet { writes.append(path) } }
  @ObservationIgnored private(set) var writes: [[Int]] = []
}
