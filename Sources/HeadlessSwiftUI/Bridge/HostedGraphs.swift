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

  /// Those in a controller and its children.
  static func inside(_ controller: UIViewController) -> [HostedGraph] {
    all.compactMap(\.graph).filter { $0.belongs(inside: controller) }
  }

  /// Those in a scene.
  static func inside(_ scene: Stage) -> [HostedGraph] {
    guard scene.hasHosted else { return [] }
    return all.compactMap(\.graph).filter { $0.stage.parent === scene }
  }
}
