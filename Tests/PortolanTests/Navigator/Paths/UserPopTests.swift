import Observation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("When the user pops a screen, the path loses that screen, and observers are notified (P9)")
struct UserPopTests {
  @Test(arguments: 1...3) func `swiped back, once or several times`(times: Int) {
    let app = FiveApp()
    app.stack.path = [.first, .second, .third]
    for _ in 0..<times {
      let changes = Counter()
      withObservationTracking {
        _ = app.stack.path
      } onChange: {
        changes.count += 1
      }
      app.host.screen.swipeBack()
      app.navigator.scene.screenDidChange()
      #expect(changes.count == 1)
    }
    #expect(app.stack.path == Array([.first, .second, .third].prefix(3 - times)))
    #expect(app.navigator.tree.count == 5 - times)
  }

  @Test func `several at once, as the menu of Back does it`() {
    let app = FiveApp()
    app.stack.path = [.first, .second, .third]
    for _ in 0..<3 { app.host.screen.swipeBack() }
    app.navigator.scene.screenDidChange()
    #expect(app.stack.path.isEmpty && app.picture == "(root)")
  }

  @Test func `an append goes on from what the user left`() {
    let app = FiveApp()
    app.stack.path = [.first, .second]
    app.host.screen.swipeBack()
    app.navigator.scene.screenDidChange()
    app.stack.append(.fourth)
    #expect(app.stack.path == [.first, .fourth])
  }
}
