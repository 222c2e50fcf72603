@_spi(Driver) internal import HeadlessUIKit

/// The views of one hosting controller.
@MainActor final class HostedGraph {
  let graph: ViewGraph
  private weak var controller: UIViewController?
  private let host: ScreenHost
  private let base = Layer(style: .base)
  private var environment = EnvironmentValues()

  init(controller: UIViewController, make: @escaping () -> ErasedView) {
    let scene = HeadlessScene.current
    let stage = Stage(
      profile: scene?.profile ?? .iOS18, assumptions: scene?.assumptions ?? .init())
    stage.window = scene?.stage.window
    stage.parent = scene?.stage
    graph = ViewGraph(stage: stage)
    self.controller = controller
    let inner = HostController()
    host = ScreenHost(graph: graph, layer: base, controller: inner, make: make)
    base.host = host
    base.state = .shown
    stage.layers = [base]
    HostedGraphs.add(self)
  }

  // Views and their screen hold each other until they are taken down.
  isolated deinit { host.remove() }

  /// Brings views that were shown up to date; those that were not are made when they appear.
  func refresh() {
    guard host.root != nil else { return }
    build()
    graph.update()
  }

  /// The controller of the views is a child that the hosting controller moves by hand.
  private func build() {
    host.build(
      in: ViewContext(environment: environment, host: host, stack: nil), under: nil, stack: nil)
  }

  func begin(_ appears: Bool, animated: Bool) {
    guard let controller else { return }
    if appears, host.root == nil {
      if let scene = HeadlessScene.current { environment = scene.environment }
      controller.addChild(host.controller)
      host.install = { [weak controller] in controller?.view.addSubview($0) }
      host.controller.didMove(toParent: controller)
      build()
    }
    host.begin(appears, animated: animated)
    graph.update()
  }

  func end() {
    host.end()
    graph.update()
  }

  func describe(into scribe: Scribe) { host.root?.describe(into: scribe) }

  func belongs(inside outer: UIViewController) -> Bool {
    var candidate = controller
    while let current = candidate {
      if current === outer { return true }
      candidate = current.parent
    }
    return false
  }
}
