import Portolan
import TestSupport
import Testing

extension Scenario {
  /// A curtain stands above all, and what is asked for meanwhile happens beneath it.
  static let curtains = [
    Scenario("a tap asks a slow guard, the app locks, a 401 comes, unlock, sign in") { stage in
      await stage.start(with: .product(id: 7))
      stage.session.isReachable = false
      let tap = stage.navigator.show(.order(id: 1))
      await stage.breathe()
      stage.navigator.show(.cover)
      #expect(stage.curtains == ["(cover)"] && tap.outcome == nil)
      let signIn = stage.navigator.show(.signIn)
      await stage.expect("main[*(products › product(7)) | account…] ⇧ sheet (signIn)")
      #expect(stage.curtains == ["(cover)"] && signIn.isCovered == true)
      #expect(tap.newer == signIn.number)
      #expect(throws: (any Error).self) { try stage.tap("Sign in") }
      stage.session.isReachable = true
      await stage.settle()
      try stage.tap("Unlock")
      await stage.settle()
      #expect(stage.curtains.isEmpty)
      try stage.tap("Sign in")
      await stage.expect("main[*(products › product(7)) | account…]")
      #expect(stage.session.isSignedIn && stage.app.failures.isEmpty)
    },
    Scenario("what was asked for in the same turn comes beneath the lock") { stage in
      await stage.start(signedIn: true)
      stage.session.isReachable = false
      let order = stage.navigator.show(.order(id: 1))
      stage.navigator.show(.cover)
      #expect(stage.curtains == ["(cover)"])
      await stage.breathe()
      stage.session.isReachable = true
      await stage.expect("main[(products) | *(account › order(1))]")
      #expect(order.isCovered == true && stage.curtains == ["(cover)"])
    },
    Scenario("a lock has screens of its own, which Back leaves, and Back leaves no lock") { stage in
      await stage.start(with: .product(id: 7))
      stage.navigator.show(.bag)
      await stage.settle()
      stage.navigator.show(.cover)
      await stage.settle()
      try stage.tap("Code")
      await stage.expect("main[*(products › product(7)) | account…] ⇧ sheet (bag)")
      #expect(stage.curtains == ["(cover › code)"])
      stage.navigator.dismissAll()
      stage.navigator.back()
      await stage.expect("main[*(products) | account…]")
      stage.navigator.show(.cover)
      await stage.settle()
      #expect(stage.curtains == ["(cover › code)"])
      #expect(await stage.ending(of: stage.navigator.back()) == "NAV012")
      stage.navigator.bringToFront(.cover)
      await stage.settle()
      #expect(stage.curtains == ["(cover)"])
      stage.navigator.close(.cover)
      await stage.expect("main[*(products) | account…]")
      #expect(stage.curtains.isEmpty)
    },
    Scenario("a lock is asked for while something moves, and stands at once") { stage in
      await stage.start()
      stage.navigator.show(.bag)
      stage.expectMotion()
      stage.navigator.show(.cover)
      #expect(stage.curtains == ["(cover)"])
      await stage.expect("main[*(products) | account…] ⇧ sheet (bag)")
      stage.navigator.close(.cover)
      #expect(stage.curtains.isEmpty)
      try stage.beginSheetDrag()
      stage.navigator.show(.cover)
      #expect(stage.curtains == ["(cover)"])
      stage.cancelSheetDrag()
      await stage.expect("main[*(products) | account…] ⇧ sheet (bag)")
    },
    Scenario("an app that starts locked shows the lock first, and then what comes back") { stage in
      stage.session.isSignedIn = true
      stage.navigator.show(.order(id: 1))
      await stage.breathe()
      let saved = stage.app.scene.save()
      stage.navigator.show(.splash)
      stage.navigator.show(.cover)
      stage.launch(opening: [])
      #expect(stage.curtains == ["(cover)"])
      stage.app.scene.restore(saved)
      await stage.expect("main[products… | *(account › order(1))]")
      #expect(stage.curtains == ["(cover)"])
      try stage.tap("Unlock")
      await stage.expect("main[products… | *(account › order(1))]")
      #expect(stage.curtains.isEmpty)
    },
    Scenario("a screen that asks before it goes is asked when the lock has gone") { stage in
      await stage.start(with: .product(id: 7))
      let front = try #require(stage.navigator.tree.visiblePath.last)
      let context = try #require(ScreenContext<Shop>(node: front, in: stage.app.scene))
      var asked = 0
      context.askBeforeLeaving {
        asked += 1
        return .leave
      }
      stage.navigator.show(.cover)
      let back = stage.navigator.back()
      await stage.breathe()
      #expect(asked == 0 && back.outcome == nil)
      stage.navigator.close(.cover)
      await stage.expect("main[*(products) | account…]")
      #expect(asked == 1)
    },
  ]
}

extension NavigationRequest {
  /// Whether a curtain stood over it when it arrived; nil when it did not arrive.
  fileprivate var isCovered: Bool? {
    if case .success(let arrival)? = outcome { return arrival.isCovered }
    return nil
  }
}
