import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite("A second tap on the selected member calls its screen's closure and sends an event (X5)")
struct RetapTests {
  @Test("in a container of the app's own, to which a choice is a tap")
  func ownContainer() async throws {
    let app = TestApp(map: BurgerMap())
    await app.settle()
    var count = 0
    app.front?.onTappedAgain { count += 1 }
    let main = try #require(app.navigator.tree.node(of: Shop.main))
    let context = try #require(ScreenContext<Shop>(node: main, in: app.navigator.scene))
    context.choose(0)
    context.choose(0)
    #expect(count == 2 && app.secondTaps.count == 2)
    app.front?.onTappedAgain(nil)
    context.choose(0)
    #expect(count == 2 && app.secondTaps.count == 3)
  }

  @Test("the closure goes with its screen, and a screen that has gone takes none")
  func released() async throws {
    final class Held {}
    let app = TestApp()
    await app.settle()
    let context = try #require(app.front)
    weak var held: Held?
    do {
      let object = Held()
      held = object
      context.onTappedAgain { _ = object }
    }
    #expect(held != nil)
    app.navigator.show(.login)
    await app.settle()
    #expect(held == nil)
    do {
      let object = Held()
      held = object
      context.onTappedAgain { _ = object }
    }
    #expect(held == nil)
  }
}

extension TestApp {
  /// The screens that were in front when the selected tab was tapped, and nothing moved.
  fileprivate var secondTaps: [String] {
    events.compactMap { if case .tappedAgain(let tap) = $0 { tap.route?.text } else { nil } }
  }
}
