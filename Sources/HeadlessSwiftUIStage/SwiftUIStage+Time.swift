import HeadlessSwiftUI
public import Portolan
import PortolanTesting

extension SwiftUIStage {
  /// Lets time pass on the clock of `scene`; see `Stage.advance(by:fileID:line:)`.
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

extension SwiftUIStage: StageScreen {
  package var isMoving: Bool { scene.isTransitioning }
  package var isHeld: Bool { scene.isGestureRunning }
  package var animationEnd: Duration? { scene.clock.timeToTimer }
  package var wakeUp: Duration? { scene.clock.timeToSleeper }
  package var sleepers: (clock: AnyObject, count: Int) { (scene.clock, scene.clock.sleeperCount) }
  package var navigators: [SceneNavigator] { SwiftUIPicture(scene.nodes).navigators }

  package func finishMoving() { scene.finishTransitions() }
  package func pass(_ time: Duration) { scene.advance(by: time) }

  package func turn() -> Bool {
    let hadWork = scene.hasWork
    scene.turn()
    return hadWork
  }

  package func act<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try scene.perform { try body() }
  }
}
