import HeadlessUIKit
import Portolan
import PortolanUIKit
import TestSupport
import Testing

@MainActor
@Suite("A lock's screens are released with its window, even while a menu is open over the lock")
struct CurtainWithMenuTests {
  /// Seeds 16, 94, 101 and 151 with the dice of curtains: the menu held the screens of the lock.
  @Test("the screens go with the window", arguments: World.all, [true, false])
  func windowGoes(world: World, isComing: Bool) async throws {
    var screens: [Watch] = []
    try await HeadlessScreen.run(on: world.screen) { screen in
      try await walk(on: screen, isComing: isComing) { screens.append($0) }
      for _ in 0..<10 {
        for _ in 0..<20 { await Task.yield() }
        screen.turn()
        screen.finishTransitions()
      }
      #expect(screen.faults == [])
    }
    #expect(!screens.isEmpty && !screens.contains { $0.isAlive })
  }

  private func walk(
    on screen: HeadlessScreen, isComing: Bool, noting note: @escaping (Watch) -> Void
  ) async throws {
    let app = try TestApp.withMenus(on: screen, hasMore: false, noting: note)
    app.navigator.show(.products)
    await app.settle()
    app.navigator.show(.cover)
    await app.settle()
    try screen.tap("Menu")
    if !isComing { await app.settle() }
    app.closeWindow()
    await app.settle()
    app.openWindow()
    await app.settle()
    app.navigator.scene.close()
    app.closeAllWindows()
    await app.settle()
  }
}
