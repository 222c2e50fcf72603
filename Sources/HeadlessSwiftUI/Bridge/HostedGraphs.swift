/// The hosting controllers that are alive.
@MainActor enum HostedGraphs {
  private struct Weak {
    weak var graph: HostedGraph?
  }

  private static var all: [Weak] = []

  static func add(_ graph: HostedGraph) {
    all.removeAll { $0.graph == nil }
    all.append(Weak(graph: graph))
  }

  static func describe(inside controller: UIViewController, into scribe: Scribe) {
    for graph in all.compactMap(\.graph) where graph.belongs(inside: controller) {
      graph.describe(into: scribe)
    }
  }

  /// Brings those in a scene up to date.
  static func update(in stage: Stage) {
    for graph in all.compactMap(\.graph) where graph.graph.stage.parent === stage {
      graph.graph.update()
    }
  }
}
