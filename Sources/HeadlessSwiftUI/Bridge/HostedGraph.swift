internal import HeadlessUIKit

/// The views of one hosting controller.
@MainActor final class HostedGraph {
  let graph: ViewGraph
  private weak var controller: UIViewController?
  private weak var scene: HeadlessScene?
  private let host: ScreenHost
  private var environment = EnvironmentValues()
  private var appears = false
  /// The screens that went with the window, and come back with it.
  private var resting: [ScreenHost] = []

  init(controller: UIViewController, make: @escaping () -> ErasedView) {
    let stage = Stage(profile: .iOS18, assumptions: .init())
    graph = ViewGraph(stage: stage)
    self.controller = controller
    let base = Layer(style: .base)
    host = ScreenHost(graph: graph, layer: base, make: make)
    base.host = host
    base.state = .shown
    stage.layers = [base]
  }

  // Views and their screen hold each other until they are taken down.
  deinit {
    MainActor.takeDown { [graph] in
      let stage = graph.stage
      for transition in stage.running { stage.cancel(transition) }
      for layer in stage.layers.reversed() { layer.remove() }
      graph.update()
      for transition in stage.running { stage.cancel(transition) }
    }
  }

  var stage: Stage { graph.stage }

  /// Brings the views up to date.
  func update() {
    perform {
      if isRoomStale { inherit(environment) }
      graph.update()
    }
  }

  /// Takes another first view over; it is made when the views appear for the first time.
  func refresh() {
    guard host.root != nil else { return }
    perform {
      build()
      graph.update()
    }
  }

  /// Takes over the environment of the scene after a change.
  func inherit(_ changed: EnvironmentValues) {
    environment = changed
    takeRoom()
    host.inherit(ViewContext(environment: environment, host: host, stack: nil))
  }

  /// Whether the views read other size classes than their controller has, to which a container around it may
  /// give others than the window's.
  var isRoomStale: Bool {
    guard host.root != nil, let traits = controller?.traitCollection else { return false }
    return !environment.hasRoom(of: traits)
  }

  private func takeRoom() {
    if let traits = controller?.traitCollection { environment.takeRoom(of: traits) }
  }

  /// The controller of the views is a child that the hosting controller moves by hand.
  private func build() {
    host.build(
      in: ViewContext(environment: environment, host: host, stack: nil), under: nil, stack: nil)
  }

  func describe(into scribe: Scribe) { host.root?.describe(into: scribe) }

  // MARK: Appearance

  func begin(_ appears: Bool, animated: Bool) {
    guard let controller else { return }
    self.appears = appears
    if appears { joinScene(of: controller) }
    perform {
      if appears {
        if host.root == nil { place(in: controller) }
        for screen in coming { screen.begin(true, animated: animated) }
      } else {
        if isWindowGone { letGo() }
        host.begin(false, animated: animated)
      }
      graph.update()
    }
  }

  func end() {
    perform {
      if isWindowGone {
        rest()
      } else {
        for screen in coming { screen.end() }
        if appears { resting = [] }
      }
      graph.update()
    }
  }

  private var coming: [ScreenHost] { resting.isEmpty ? [host] : resting }

  private func place(in controller: UIViewController) {
    if let scene { environment = scene.environment }
    takeRoom()
    controller.addChild(host.controller)
    host.install = { [weak controller] in controller?.view.addSubview($0) }
    host.controller.didMove(toParent: controller)
    build()
  }

  /// Joins the scene whose window shows the controller, or else the scene that runs now.
  private func joinScene(of controller: UIViewController) {
    let place = HeadlessScene.place(of: controller)
    guard let scene = place?.scene ?? HeadlessScene.current else { return }
    self.scene = scene
    graph.join(scene.stage)
    scene.stage.add(self)
    stage.window = place?.window ?? scene.window
  }

  private func perform(_ body: () -> Void) {
    if let scene { scene.perform(body) } else { body() }
  }

  // MARK: Going with the window

  /// Whether the views go with everything else in their window.
  private var isWindowGone: Bool {
    guard !appears else { return false }
    return stage.window?.isHidden ?? true
  }

  /// Takes sheets and covers off the screen too, highest first.
  private func rest() {
    resting = stage.layers.compactMap(\.host).filter { $0.state != .away }
    for screen in resting.reversed() {
      screen.begin(false, animated: false, isTold: true)
      screen.end()
    }
  }

  /// Ends what moves before it goes; what a finger holds springs back.
  private func letGo() {
    for layer in stage.layers {
      if layer.drag?.isHeld == true { layer.presenter?.cancelDrag(layer) }
      layer.host?.root?.visitAll { node in
        if let container = node.attachment as? any LeadsBack, container.isUnderFinger {
          container.cancelSwipe()
        }
      }
    }
    stage.finishRunning()
  }
}

/// A controller that shows views.
@MainActor private protocol ShowsViews {
  var hosted: HostedGraph? { get }
}

extension UIHostingController: ShowsViews {}

extension UIViewController {
  /// The views that it and its children show.
  var hostedGraphs: [HostedGraph] {
    [(self as? any ShowsViews)?.hosted].compactMap(\.self) + children.flatMap(\.hostedGraphs)
  }
}
