package import Portolan

/// Passes a screen's appearance on.
package final class ProbeController: UIViewController {
  private let screen: ScreenModel
  /// Counts what begins.
  private var beginnings = 0
  /// The last beginning, until the coordinator of its transition has ended.
  private var running: Int?
  /// The end that was reported before that of its transition (S71).
  private var early: ScreenModel.Phase?
  /// Whether UIKit has given up a transition (U59), and no report has said that the screen is back (S71).
  private(set) var isBackUnreported = false
  /// The node of the screen.
  package var node: NodeID { screen.id }

  init(_ screen: ScreenModel) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
    screen.probe = self
  }

  /// Not available: a probe belongs to a screen.
  package required init?(coder: NSCoder) { nil }

  /// Whether it belongs to a host.
  func belongs(to host: SceneHost) -> Bool { screen.observer === host }

  /// What the screen is in a stack; nil when it stands in another one.
  func element(of stack: StackModel) -> NodeID? { screen.stack == stack.id ? screen.element : nil }

  /// Whether the screen shows a navigation controller beside the probe.
  var findsStack: Bool { parent?.children.contains { $0 is UINavigationController } ?? false }

  /// Notes that the screen begins to come or to go; a report may come twice.
  ///
  /// What moves may be a layer around it: the path with which a stack begins there is not animated.
  private func begin(_ phase: ScreenModel.Phase) {
    forgetTransition()
    screen.enter(phase, from: self)
    watchTransition()
  }

  /// Notes the end; before that of its transition it would be early.
  private func end(_ phase: ScreenModel.Phase) {
    isBackUnreported = false
    if running == nil { screen.enter(phase, from: self) } else { early = phase }
  }

  /// Waits for the end of the transition around the screen; false when none runs that tells of it.
  @discardableResult
  func watchTransition() -> Bool {
    guard running == nil else { return true }
    guard let transitionCoordinator else { return false }
    beginnings += 1
    let number = beginnings
    // One that outlives its transition tells of no end any more (U166).
    let isWatched = transitionCoordinator.animate(alongsideTransition: nil) { [weak self] in
      self?.transitionEnded(number, isCancelled: $0.isCancelled)
    }
    if isWatched { running = number }
    return isWatched
  }

  private func transitionEnded(_ number: Int, isCancelled: Bool) {
    guard running == number else { return }
    let reported = early
    forgetTransition()
    isBackUnreported = isCancelled && reported == nil
    if let reported { screen.enter(reported, from: self) } else { screen.mayHaveMoved() }
  }

  private func forgetTransition() { (running, early, isBackUnreported) = (nil, nil, false) }

  /// The screen's view goes for good.
  func leave() {
    forgetTransition()
    screen.enter(.absent, from: self)
  }

  package override func loadView() {
    view = ProbeView { [weak self] in self?.screen.mayHaveMoved() }
  }

  /// One that other code covers from the start tells nothing else.
  package override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent != nil { screen.mayHaveMoved() }
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    begin(.appearing)
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    end(.visible)
  }

  package override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    begin(.disappearing)
  }

  package override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    end(.absent)
  }
}
