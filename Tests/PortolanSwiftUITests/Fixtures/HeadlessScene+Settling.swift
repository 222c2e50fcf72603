import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import TestSupport

extension HeadlessScene {
  /// Lets tasks run, and SwiftUI update, without ending what moves.
  func breathe() async {
    for _ in 0..<10 {
      await letTasksRun()
      turn()
    }
  }

  /// Runs until nothing changes and nothing moves, also where no navigator can be asked.
  func comeToRest() async {
    await settle()
    for _ in 0..<60 where isTransitioning {
      finishTransitions()
      await settle()
    }
  }

  /// Lets the system free what has gone.
  func letGo() {
    if assumptions.releases == .late { clock.advance(by: .seconds(2)) }
  }

  /// Runs until nothing moves and nobody waits; what nobody answers runs into its deadline.
  ///
  /// Before that `give` gives what somebody waits for, and says whether it did. Returns how often nothing but
  /// the deadline went on.
  @discardableResult
  func settle(
    _ scene: SceneNavigator, _ clock: HeadlessClock, _ give: () -> Bool = { false }
  ) async -> Int {
    var (deadlines, round) = (0, 0)
    while round < 60 {
      round += 1
      await breathe()
      if isTransitioning {
        finishTransitions()
      } else if !scene.isBusy {
        break
      } else if round > 11 {
        if give() {
          round = 0
        } else {
          deadlines += 1
          clock.advance(by: .seconds(2))
        }
      }
    }
    letGo()
    await breathe()
    return deadlines
  }
}
