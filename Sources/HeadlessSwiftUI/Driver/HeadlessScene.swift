@_spi(Driver) public import HeadlessUIKit

/// A scene whose interface is made of views, its time, and a person who touches it.
///
/// Nothing is evaluated before ``turn()``: several changes in one turn are one update.
///
/// ```swift
/// let scene = HeadlessScene { Menu() }
/// scene.turn()
/// try scene.tap("Settings")
/// scene.turn()
/// scene.finishTransitions()
/// #expect(scene.nodes.all(.screen).map(\.label) == ["root", "settings"])
/// ```
@_spi(Driver) @MainActor public final class HeadlessScene {
  /// The version of iOS that the scene follows.
  public let profile: HeadlessProfile
  /// What the scene does where Apple documents nothing.
  public let assumptions: HeadlessViewAssumptions
  /// The window and the time of the controllers in the scene.
  public let screen: HeadlessScreen
  let stage: Stage
  let graph: ViewGraph
  let base: Layer
  var environment: EnvironmentValues
  private var isClosed = false

  /// Creates a scene with its first view, which is built at once.
  public init(
    profile: HeadlessProfile = .iOS18, assumptions: HeadlessViewAssumptions = .init(),
    reducesMotion: Bool = false, layoutDirection: LayoutDirection = .leftToRight,
    @ViewBuilder root: @escaping () -> some View
  ) {
    self.profile = profile
    self.assumptions = assumptions
    screen = HeadlessScreen(profile: profile)
    screen.rightToLeft = layoutDirection == .rightToLeft
    stage = Stage(profile: profile, assumptions: assumptions)
    graph = ViewGraph(stage: stage)
    base = Layer(style: .base)
    environment = EnvironmentValues()
    environment.layoutDirection = layoutDirection
    environment[ReduceMotionKey.self] = reducesMotion
    stage.window = screen.makeWindow()
    HeadlessScene.current = self
    show(ScreenHost(graph: graph, layer: base) { ErasedView.of(root()) })
  }

  private func show(_ host: ScreenHost) {
    base.host = host
    base.state = .shown
    stage.layers = [base]
    host.install = { [weak window = stage.window] in window?.insertSubview($0, at: 0) }
    host.build(
      in: ViewContext(environment: environment, host: host, stack: nil), under: nil, stack: nil)
    host.begin(true, animated: false)
    stage.window?.rootViewController = host.controller
    stage.window?.makeKeyAndVisible()
    graph.update()
    host.end()
    graph.update()
  }

  /// The scene that runs now, where code without a view reports.
  static weak var current: HeadlessScene?

  // MARK: Time

  /// Runs one update: evaluates what changed and begins the transitions that follow from it.
  public func turn() {
    guard !isClosed else { return }
    HeadlessScene.current = self
    screen.turn()
    graph.update()
    AnimationCompletion.flushUnbound()
    graph.update()
  }

  /// Runs turns, and lets tasks run between them, until nothing changes any more.
  ///
  /// Transitions that have begun go on running.
  public func settle() async {
    var quiet = 0
    for _ in 0..<2000 {
      let isBusy = !graph.isIdle
      turn()
      await Task.yield()
      quiet = isBusy || !graph.isIdle ? 0 : quiet + 1
      if quiet >= 20 { return }
    }
    stage.report("the scene did not settle: something still changes in every turn")
  }

  /// Ends the transitions that run, except what a finger holds, and runs a turn.
  public func finishTransitions() {
    HeadlessScene.current = self
    stage.finishRunning()
    screen.finishTransitions()
    turn()
  }

  /// Whether a transition runs, one under a finger included.
  public var isTransitioning: Bool { !stage.running.isEmpty || screen.isTransitioning }

  /// Whether a finger holds a transition.
  public var isGestureRunning: Bool { stage.running.contains(where: \.isHeld) }

  // MARK: Records

  /// What SwiftUI would have said in the console or ended the app with, in order.
  public var faults: [String] { stage.faults + screen.faults.map(\.description) }

  /// What was posted to assistive technology, in order.
  public var announcements: [HeadlessAnnouncement] {
    screen.announcements + stage.announcements
  }

  /// The changes of the screen, in order.
  public var transitions: [RecordedTransition] { stage.recorded }

  /// How often the bodies of an app's views were asked for, by the name of the view's type.
  public var evaluations: [String: Int] { graph.evaluations }

  /// Begins to count anew.
  public func resetEvaluations() { graph.resetEvaluations() }

  /// Removes the scene and everything in it.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    for transition in stage.running { stage.cancel(transition) }
    for layer in stage.layers.reversed() { layer.host?.remove() }
    stage.layers = []
    graph.update()
    stage.window?.rootViewController = nil
    stage.window?.isHidden = true
    stage.window = nil
    screen.disconnect()
  }
}
