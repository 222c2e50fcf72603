import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("The tree matches the screen when the user goes back while a split pushes its columns")
struct ColumnWhilePushingTests {
  /// The choice of seed 20261859.
  private nonisolated static let drawn: World = {
    var assumptions = HeadlessAssumptions()
    assumptions.animatesTabTaps = false
    assumptions.callsDroppedCompletion = true
    assumptions.callsCancelledCompletion = true
    assumptions.unanimatedDismissalTurns = 1
    assumptions.defersStackTransitions = false
    assumptions.reportsDidShowLate = true
    assumptions.reportsCancelledSwipe = true
    assumptions.losesEarlyPresentations = true
    assumptions.menuActions = .whenItHasGone
    assumptions.releasesLate = true
    assumptions.collapsesToSecondary = false
    assumptions.nestsColumnsDeeply = true
    assumptions.showsColumnsBetween = false
    return World(profile: .iOS17, assumptions: assumptions, name: "iOS17, as drawn")
  }()

  /// Seed 20261859 of the walk over splits at 2e2b638a: a second animated push within the first (U44).
  @Test("a person goes back while the columns of three are pushed", arguments: World.all + [drawn])
  func back(world: World) async throws {
    await HeadlessScreen.run(on: world.screen) { screen in
      let app = DeskApp(screen, DeskApp.narrow, showing: .start)
      await app.settle()
      app.navigator.back()
      screen.advance(by: .milliseconds(100))
      app.navigator.show(.one)
      screen.advance(by: .milliseconds(100))
      app.navigator.show(.folder(2))
      await app.breathe()
      app.navigator.show(.three)
      await app.breathe()
      goBack(screen)
      screen.advance(by: .milliseconds(100))
      await app.settle()
      app.navigator.show(.three)
      screen.advance(by: .milliseconds(100))
      app.navigator.show(.desk)
      await app.breathe()
      screen.advance(by: .milliseconds(100))
      screen.turn()
      _ = screen.beginSwipeBack()
      await app.breathe()
      screen.advance(by: .milliseconds(100))
      goBack(screen)
      await app.breathe()
      screen.cancelSwipeBack()
      await app.settle()
      #expect(app.shown == app.navigator.tree.picture)
      #expect(screen.faults == [])
      #expect(TestApp.faultyCodes.isDisjoint(with: app.codes))
    }
  }

  /// Taps Back where there is a way back.
  private func goBack(_ screen: HeadlessScreen) {
    screen.turn()
    guard screen.tappable.contains("Back") else { return }
    do throws(HeadlessTouchError) { try screen.tap("Back") } catch { Issue.record("\(error)") }
  }
}
