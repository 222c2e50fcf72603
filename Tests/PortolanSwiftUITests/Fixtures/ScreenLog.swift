import HeadlessUIKit
import Portolan

/// Records the view models that were made and that died.
@MainActor final class ScreenLog {
  private(set) var made: [NodeID: String] = [:]
  private(set) var died: [NodeID] = []
  /// A screen whose node was given a second model.
  private(set) var madeTwice: String?

  func wasMade(_ name: String, for node: NodeID) {
    if made[node] != nil { madeTwice = name }
    made[node] = name
  }

  func hasDied(_ node: NodeID) {
    died.append(node)
  }

  /// The nodes whose models live, oldest first.
  var livingNodes: [NodeID] { Set(made.keys).subtracting(died).sorted() }

  /// The names of the screens whose models live, oldest first.
  var alive: [String] { livingNodes.compactMap { made[$0] } }
}

/// A screen's own model.
@MainActor final class TestModel {
  private let node: NodeID
  private let log: ScreenLog

  init(_ name: String, _ node: NodeID, _ log: ScreenLog) {
    self.node = node
    self.log = log
    log.wasMade(name, for: node)
  }

  convenience init<R>(_ route: R, _ context: ScreenContext<R>, _ log: ScreenLog) {
    self.init("\(route)", context.node, log)
  }

  deinit {
    MainActor.takeDown { [log, node] in log.hasDied(node) }
  }
}
