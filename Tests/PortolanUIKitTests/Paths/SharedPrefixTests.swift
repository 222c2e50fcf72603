import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A new path keeps the leading screens that the old path shares, with their typed text (P5)")
struct SharedPrefixTests {
  @Test(arguments: World.all, StackMotion.allCases)
  func countsWhatIsMadeAndWhatGoes(world: World, motion: StackMotion) async {
    await FiveApp.run(on: world.screen) { app in
      app.stack.path = [.first, .second, .third]
      await app.expect([.first, .second, .third])
      #expect(app.counts.made == 4)
      #expect(app.counts.gone == 0)
      let kept = app.screens.prefix(3).map(ObjectIdentifier.init)
      app.stack.set([.first, .second, .fourth], as: motion)
      await app.expect([.first, .second, .fourth])
      #expect(app.screens.prefix(3).map(ObjectIdentifier.init) == kept)
      #expect(app.counts.made == 5)
      #expect(app.counts.gone == 1)
      app.stack.set([.first, .second], as: motion)
      await app.expect([.first, .second])
      #expect(app.screens.map(ObjectIdentifier.init) == kept)
      #expect(app.counts.made == 5)
      #expect(app.counts.gone == 2)
      app.stack.set([.fourth], as: motion)
      await app.expect([.fourth])
      #expect(app.counts.made == 6)
      #expect(app.counts.gone == 4)
    }
  }

  @Test(arguments: World.all)
  func keepsWhatWasTyped(world: World) async throws {
    try await FiveApp.run(on: world.screen) { app in
      app.stack.path = [.first]
      await app.settle()
      let field = UITextField()
      field.placeholder = "Name"
      field.frame.size.width = 100
      field.frame.size.height = 40
      app.screens.last?.view.addSubview(field)
      try app.screen.type("Ada", into: "Name")
      app.stack.path = [.first, .second, .third]
      await app.expect([.first, .second, .third])
      app.stack.set([.first], as: .pop)
      await app.expect([.first])
      #expect(field.window != nil && field.text == "Ada")
    }
  }
}
