package import Portolan

/// What a stage is made of: a screen that is given turns, and its time.
@MainActor package protocol StageScreen: Stage {
  /// Whether a transition runs.
  var isMoving: Bool { get }
  /// Whether a finger holds a transition, which then waits for the finger.
  var isHeld: Bool { get }
  /// Lets the transitions that run come to their end.
  func finishMoving()
  /// Runs one turn; false when there was nothing to do in it.
  func turn() -> Bool
  /// When the next animation ends that is no transition; nil when none runs.
  var animationEnd: Duration? { get }
  /// When the first task wakes that sleeps on the clock; nil when none does.
  var wakeUp: Duration? { get }
  /// Lets time pass.
  func pass(_ time: Duration)
  /// The navigators whose screens are on the stage.
  var navigators: [SceneNavigator] { get }
  /// Does something of which this screen hears what belongs to no view.
  func act<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result
}
