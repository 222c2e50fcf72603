/// A transition on its way, which ends when the screen's clock passes its end.
@MainActor final class RunningTransition {
  let screen: HeadlessScreen
  let coordinator: TransitionCoordinator?
  var onFinish: () -> Void = {}
  /// Whether it is the way of a stack, which keeps touches only from the stack.
  var isStack = false
  /// Whether it is an exchange of tabs, which keeps touches from nothing.
  var isTabs = false
  /// What it looks like where children's views are exchanged.
  var exchange: HeadlessExchange?
  private(set) var end: HeadlessClock.Instant?
  private(set) var isRunning = false
  private var timer: UInt64?

  init(screen: HeadlessScreen, coordinator: TransitionCoordinator?) {
    self.screen = screen
    self.coordinator = coordinator
  }

  /// Whether a gesture holds the transition, so that time alone does not end it.
  var isHeld: Bool { isRunning && coordinator?.isInteractive == true }

  /// What was set without animation while the animations were collected is where they begin.
  func takeStart() {
    guard let view = exchange?.to.view else { return }
    exchange?.startFrame = view.frame
    exchange?.startAlpha = view.alpha
  }

  /// Begins to run: to an end in time, or without a duration to the next turn.
  func start(for duration: Duration?) {
    register()
    guard let duration else {
      screen.clock.afterTurns(1) { [weak self] in self?.finish() }
      return
    }
    end = screen.clock.now.advanced(by: duration)
    timer = screen.clock.after(duration) { [weak self] in self?.finish() }
  }

  /// Begins to run until an animator of the app's own ends it, about when it says.
  func start(expecting duration: Duration) {
    register()
    end = screen.clock.now.advanced(by: duration)
  }

  /// Begins to run over some turns.
  func start(turns: Int) {
    register()
    screen.clock.afterTurns(turns) { [weak self] in self?.finish() }
  }

  /// Begins to run under a gesture.
  func startHeld() {
    register()
  }

  /// Goes on under a gesture.
  func hold() {
    if let timer { screen.clock.cancelTimer(timer) }
    (timer, end) = (nil, nil)
    coordinator?.beginInteraction()
  }

  /// Ends now.
  func finish() {
    guard isRunning else { return }
    coordinator?.endInteraction(isCancelled: false)
    finishUnanimated()
  }

  /// Ends without ever having run.
  func finishUnanimated() {
    let ending = onFinish
    stop()
    ending()
  }

  /// Stops without an ending.
  func stop() {
    // The ending holds whoever waits for it, and those hold this.
    onFinish = {}
    guard isRunning else { return }
    isRunning = false
    if let timer { screen.clock.cancelTimer(timer) }
    timer = nil
    screen.remove(self)
  }

  /// Counts as running from now on, also before it begins.
  func register() {
    guard !isRunning else { return }
    isRunning = true
    screen.add(self)
  }
}
