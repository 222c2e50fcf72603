import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import Testing

/// No test here asks for anything or looks: the tree follows by itself.
@MainActor
@Suite("The tree matches a stack that other code changes, within the same main-actor turn")
struct ChangesOfStacksTests {
  /// What other code pops from a stack, and what is there then.
  struct Pop: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let place: Place
    /// How many screens stay.
    let count: Int
    let picture: String
    let told: String

    init(
      _ name: String, from routes: [Shop], _ start: String, to count: Int, _ end: String,
      _ told: String
    ) {
      (testDescription, self.count, picture, self.told) = (name, count, end, told)
      place = Place(name, routes, start)
    }
  }

  nonisolated static let pops = [
    Pop(
      "one screen of tabs", from: [.reviews(of: 1)],
      "main[*(products › product(1) › reviews(1)) | account…]", to: 2,
      "main[*(products › product(1)) | account…]", "pop reviews off products"),
    Pop(
      "all of tabs", from: [.reviews(of: 1)],
      "main[*(products › product(1) › reviews(1)) | account…]", to: 1,
      "main[*(products) | account…]", "pop reviews and product off products"),
    Pop(
      "a sheet's", from: [.checkout], "main[*(products) | account…] ⇧ sheet (bag › checkout)",
      to: 1, "main[*(products) | account…] ⇧ sheet (bag)", "pop checkout off bag"),
  ]

  @Test("popped by UIKit code", arguments: World.all, pops)
  func popped(world: World, pop: Pop) async throws {
    for animated in [true, false] {
      let app = TestApp(in: world)
      await app.bring(pop.place)
      await app.expectFollowed(pop.place.picture, "before")
      let stack = try #require(app.stackInFront)
      app.screen.perform {
        _ = stack.popToViewController(stack.viewControllers[pop.count - 1], animated: animated)
      }
      await app.expectFollowed(pop.picture, "animated: \(animated)")
      #expect(app.told == ["(ShopMap) followed the screen: \(pop.told)"])
    }
  }

  @Test("a pushed question that other code pops ends as dismissed", arguments: World.all)
  func question(world: World) async throws {
    for usesAction in [true, false] {
      let app = TestApp(in: world)
      await app.settle()
      var ending: Ending<Int>?
      Task {
        ending = try await app.navigator.ask(NoteQuestion(), placed: .pushed(.inVisibleStack))
      }
      await app.settle()
      let asked = try #require(app.peeked.visiblePath.last)
      #expect(app.peeked.picture == "main[*(products › note) | account…]")
      app.forgetEvents()
      if usesAction {
        app.screen.perform { app.other.dismiss(asked) }
      } else {
        let stack = try #require(app.stackInFront)
        app.screen.perform {
          _ = stack.popToViewController(stack.viewControllers[0], animated: true)
        }
      }
      await app.expectFollowed("main[*(products) | account…]", "action: \(usesAction)")
      #expect(ending == .dismissed)
      #expect(app.told == ["(ShopMap) followed the screen: pop note off products"])
    }
  }

  nonisolated private static let stacks = Place.all.filter { $0.stack != nil }

  @Test("pushed by a screen of ours, and taken away", arguments: World.all, stacks)
  func pushed(world: World, place: Place) async throws {
    let app = TestApp(in: world)
    await app.bring(place)
    let (stack, pushed) = try #require(place.stack)
    let front = try #require(app.peeked.visiblePath.last)
    app.other.show(.push, from: front)
    await app.expectFollowed(pushed, "pushed")
    #expect(
      app.told == ["(ShopMap) followed the screen: push a screen of other code onto \(stack)"])
    app.forgetEvents()
    app.other.takeAway()
    await app.expectFollowed(place.picture, "taken away")
    #expect(
      app.told == ["(ShopMap) followed the screen: pop a screen of other code off \(stack)"])
    app.other.show(.push, from: front)
    await app.expectFollowed(pushed, "again")
    try app.screen.tap("Done")
    await app.expectFollowed(place.picture, "done")
  }
}

extension TestApp {
  /// UIKit's controller of the stack in front.
  fileprivate var stackInFront: UINavigationController? {
    let top = screen.topController
    return top.flatMap { Self.stack(in: $0) }
  }

  private static func stack(in controller: UIViewController) -> UINavigationController? {
    if let stack = controller as? UINavigationController, stack.viewIfLoaded?.window != nil {
      return stack
    }
    return controller.children.lazy.compactMap { Self.stack(in: $0) }.last
  }
}
