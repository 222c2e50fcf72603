import Portolan
import TestSupport
import Testing

extension Scenario {
  /// Tabs: entered or not, guarded or not, tapped once more.
  static let tabs = [
    Scenario("a guest taps a guarded tab and turns back") { stage in
      await stage.start(with: .product(id: 1))
      try stage.tapTab(.account)
      await stage.expect("main[*(products › product(1)) | account…] ⇧ sheet (signIn)")
      try stage.tap("Cancel")
      await stage.expect("main[*(products › product(1)) | account…]")
    },
    Scenario("a guest taps a guarded tab and signs in") { stage in
      await stage.start(with: .product(id: 1))
      try stage.tapTab(.account)
      await stage.settle()
      try stage.tap("Sign in")
      await stage.expect("main[(products › product(1)) | *(account)]")
    },
    Scenario("who is signed in taps the guarded tab") { stage in
      await stage.start(signedIn: true)
      try stage.tapTab(.account)
      await stage.expect("main[(products) | *(account)]")
    },
    Scenario("tabs keep their stacks, whoever selects them") { stage in
      await stage.start(with: .product(id: 1), signedIn: true)
      stage.navigator.show(.order(id: 2))
      await stage.expect("main[(products › product(1)) | *(account › order(2))]")
      try stage.tapTab(.products)
      await stage.expect("main[*(products › product(1)) | (account › order(2))]")
      stage.navigator.select(.account)
      await stage.expect("main[(products › product(1)) | *(account › order(2))]")
      stage.navigator.select(.products)
      try await stage.expectBackInTab()
    },
    Scenario("U111: a second tap on a tab shows its first screen, and there nothing happens") {
      stage in
      await stage.start(with: .reviews(of: 3))
      let commits = stage.app.commits
      try stage.tapTab(.products)
      await stage.expect("main[*(products) | account…]")
      #expect(stage.app.commits == commits + 1)
      try stage.tapTab(.products)
      try stage.tapTab(.products)
      await stage.expect("main[*(products) | account…]")
      #expect(stage.app.commits == commits + 1)
    },
    Scenario(
      "X5: the closure for a second tap goes with its screen, and one that has gone takes none"
    ) { stage in
      await stage.start()
      let node = try #require(stage.navigator.tree.node(of: Shop.products))
      let context = try #require(ScreenContext<Shop>(node: node, in: stage.app.scene))
      let held = hold(in: context)
      #expect(held.object != nil)
      stage.navigator.show(.login)
      await stage.expect("(login)")
      #expect(held.object == nil)
      #expect(hold(in: context).object == nil)
    },
    Scenario("X5: a second tap on a tab is told to its first screen, and not to one above it") {
      stage in
      await stage.start(with: .product(id: 1))
      var told: [Shop] = []
      for route in [Shop.products, .product(id: 1)] {
        let node = try #require(stage.navigator.tree.node(of: route))
        try #require(ScreenContext<Shop>(node: node, in: stage.app.scene)).onTappedAgain {
          told.append(route)
        }
      }
      try stage.tapTab(.products)
      await stage.expect("main[*(products) | account…]")
      #expect(told.isEmpty)
      try stage.tapTab(.products)
      await stage.settle()
      try stage.tapTab(.products)
      await stage.expect("main[*(products) | account…]")
      #expect(told == [.products, .products])
    },
    Scenario("a stack in a tab that is not shown is set and waits there") { stage in
      await stage.start(signedIn: true)
      stage.navigator.show(.order(id: 1))
      await stage.settle()
      stage.navigator.show(.product(id: 5))
      await stage.expect("main[*(products › product(5)) | (account › order(1))]")
      stage.navigator.stack(.account).path = [.order(id: 2), .order(id: 3)]
      await stage.expect("main[(products › product(5)) | *(account › order(2) › order(3))]")
    },
  ]
}

/// An object that is watched without being kept.
private struct Held {
  weak var object: AnyObject?
}

/// Hands the closure for a second tap an object to hold.
@MainActor private func hold(in context: ScreenContext<Shop>) -> Held {
  final class Ball {}
  let ball = Ball()
  context.onTappedAgain { _ = ball }
  return Held(object: ball)
}

extension ScenarioStage {
  fileprivate func expectBackInTab() async throws {
    await expect("main[*(products › product(1)) | (account › order(2))]")
    try tapBack()
    await expect("main[*(products) | (account › order(2))]")
  }
}
