public import HeadlessUIKit

/// A scene whose interface is made of views, its time, and a user who touches it.
///
/// Nothing is evaluated before ``turn()``: several changes in one turn are one update. Call
/// ``close()`` when the scene is not needed any more: until then its views keep each other.
///
/// ```swift
/// let scene = HeadlessScene { Menu() }
/// try scene.tap("Settings")
/// scene.turn()
/// scene.finishTransitions()
/// #expect(scene.nodes.all(.screen).map(\.label) == ["root", "settings"])
/// ```
@MainActor public final class HeadlessScene {
  /// The version of iOS that the scene follows.
  public let profile: HeadlessProfile
  /// The scene's behaviour where Apple documents none.
  public let assumptions: HeadlessViewAssumptions
  /// The window and the time of the controllers in the scene.
  public let screen: HeadlessScreen
  /// The window that the scene made for its first view.
  private(set) var window: UIWindow?
  let stage: Stage
  let graph: ViewGraph
  var environment: EnvironmentValues
  private(set) var isClosed = false

  /// Creates a scene with its first view, which is built and shown at once.
  ///
  /// Without assumptions it behaves as devices with its version of iOS have answered.
  public init(
    profile: HeadlessProfile = .iOS18, assumptions: HeadlessViewAssumptions? = nil,
    reducesMotion: Bool = false, layoutDirection: LayoutDirection = .leftToRight,
    clock: HeadlessClock = HeadlessClock(), device: HeadlessDevice? = nil,
    @ViewBuilder root: @escaping () -> some View
  ) {
    let assumptions = assumptions ?? HeadlessViewAssumptions(answersOf: profile)
    self.profile = profile
    self.assumptions = assumptions
    screen = HeadlessScreen(
      profile: profile, assumptions: assumptions.uikit, clock: clock, device: device)
    screen.rightToLeft = layoutDirection == .rightToLeft
    screen.reduceMotion = reducesMotion
    stage = Stage(profile: profile, assumptions: assumptions)
    stage.clock = clock
    graph = ViewGraph(stage: stage)
    var environment = EnvironmentValues()
    environment.layoutDirection = layoutDirection
    environment[ReduceMotionKey.self] = reducesMotion
    self.environment = environment
    readRoom()
    window = screen.makeWindow()
    stage.window = window
    isOpened()
    perform { show { ErasedView.of(root()) } }
  }

  private func show(_ root: @escaping () -> ErasedView) {
    let base = Layer(style: .base)
    let host = ScreenHost(graph: graph, layer: base, make: root)
    base.host = host
    base.state = .shown
    stage.layers = [base]
    host.install = { [weak window] in window?.insertSubview($0, at: 0) }
    host.build(
      in: ViewContext(environment: environment, host: host, stack: nil), under: nil, stack: nil)
    host.begin(true, animated: false)
    window?.rootViewController = host.controller
    window?.makeKeyAndVisible()
    graph.update()
    host.end()
    graph.update()
  }

  /// Removes the scene and everything in it, and hides the windows above it.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    perform {
      for other in screen.scene.windows where other !== window { other.isHidden = true }
      for transition in stage.running { stage.cancel(transition) }
      for layer in stage.layers.reversed() { layer.remove() }
      stage.layers = []
      graph.update()
      // Presenters that went with their layer have begun to dismiss layers that have gone already.
      for transition in stage.running { stage.cancel(transition) }
      stage.waiting = []
      window?.rootViewController = nil
      window?.isHidden = true
      window = nil
      screen.disconnect()
    }
  }
}
