import HeadlessUIKit
import Portolan
import PortolanUIKit
import TestSupport
import Testing

@MainActor
@Suite("A lock is released with its window, whatever other code presents over the lock (law 6)")
struct ClosedCurtainTests {
  /// When other code takes its layer away.
  enum Departure: CaseIterable { case never, before, withTheWindow, afterTheWindow }

  @Test(
    "that stays, or goes in the turn in which the window closes", arguments: World.all,
    Departure.allCases)
  func beneathOthers(world: World, departure: Departure) async throws {
    for style: UIModalPresentationStyle in [.pageSheet, .fullScreen, .overFullScreen] {
      for animated in [true, false] {
        var watches: [Watch] = []
        try await HeadlessScreen.run(on: world.screen) { screen in
          watches = try await walk(on: screen, style, departure, animated: animated)
          await letTasksRun()
          screen.turn()
          // UIKit complains of whoever dismisses what we are dismissing.
          #expect(screen.faults == [] || departure == .afterTheWindow)
        }
        let alive = watches.indices.filter { watches[$0].isAlive }
        #expect(watches.count == 4 && alive == [], "\(style), \(animated)")
      }
    }
  }

  private func walk(
    on screen: HeadlessScreen, _ style: UIModalPresentationStyle, _ departure: Departure,
    animated: Bool
  ) async throws -> [Watch] {
    let app = TestApp(screen)
    app.navigator.show(.main)
    app.navigator.show(.cover)
    await app.settle()
    let root = try #require(app.curtain?.rootViewController)
    let other = UIViewController()
    other.modalPresentationStyle = style
    root.present(other, animated: animated)
    await app.settle()
    if [.before, .withTheWindow].contains(departure) { other.dismiss(animated: animated) }
    if departure == .before { await app.settle() }
    let watches = [app.curtain, root, root.children.last, other].map(Watch.init)
    app.closeAllWindows()
    if departure == .afterTheWindow { other.dismiss(animated: animated) }
    await app.settle()
    app.navigator.scene.close()
    await app.settle()
    return watches
  }
}
