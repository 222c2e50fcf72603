package import Portolan

/// The screen of a stage, which gets turns, and its time.
@MainActor package protocol StageScreen: Stage {
  /// Whether a transition runs.
  var isMoving: Bool { get }
  /// Whether a finger holds a transition, which then waits for the finger.
  var isHeld: Bool { get }
  /// Ends the transitions that run.
  func finishMoving()
  /// Runs one turn; false when there was nothing to do.
  func turn() -> Bool
  /// When the next animation ends that is not a transition; nil when none runs.
  var animationEnd: Duration? { get }
  /// When the first task wakes that sleeps on the clock; nil when none sleeps.
  var wakeUp: Duration? { get }
  /// The stage's clock, and the number of tasks that sleep on it.
  var sleepers: (clock: AnyObject, count: Int) { get }
  /// Lets time pass.
  func pass(_ time: Duration)
  /// The navigators whose screens are on the stage.
  var navigators: [SceneNavigator] { get }
  /// Runs code so that this screen also gets calls that belong to no view.
  func act<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result
}
