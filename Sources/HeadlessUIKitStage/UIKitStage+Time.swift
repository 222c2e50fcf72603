import HeadlessUIKit
public import Portolan
import PortolanTesting

extension UIKitStage {
  /// Lets time pass on the clock of `screen`; see `Stage.advance(by:fileID:line:)`.
  public func advance(by time: Duration, from site: CallSite) async throws {
    try await pass(time, from: site)
  }

  /// Waits until nothing moves and no request is on its way; see `Stage.settle(fileID:line:)`.
  public func settle(from site: CallSite) async throws { try await rest(from: site) }

  /// Waits until a condition holds; see `Stage.settle(until:fileID:line:)`.
  public func settle(until holds: () -> Bool, from site: CallSite) async throws {
    try await wait(from: site) { _ in holds() }
  }

  /// Runs code of the test and returns its result; see `Stage.settle(fileID:line:_:)`.
  public func settle<Result: Sendable>(
    from site: CallSite, _ work: @escaping @MainActor () async throws -> Result
  ) async throws -> Result {
    try await wait(for: work, from: site)
  }
}

extension UIKitStage: StageScreen {
  package var isMoving: Bool { screen.isTransitioning }
  package var isHeld: Bool { screen.isGestureRunning }
  package var animationEnd: Duration? { screen.clock.timeToTimer }
  package var wakeUp: Duration? { screen.clock.timeToSleeper }
  package var sleepers: (clock: AnyObject, count: Int) { (screen.clock, screen.clock.sleeperCount) }
  package var navigators: [SceneNavigator] { UIKitPicture(screen.windows).roots.map(\.scene) }

  package func finishMoving() { screen.finishTransitions() }
  package func pass(_ time: Duration) { screen.advance(by: time) }

  package func turn() -> Bool {
    let hasWork = screen.clock.hasTurnWork
    screen.turn()
    return hasWork
  }

  package func act<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try screen.act(body)
  }
}
