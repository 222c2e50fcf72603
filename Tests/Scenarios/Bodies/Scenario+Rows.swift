import Foundation
import Portolan
import TestSupport
import Testing

extension Scenario {
  /// Of what code asks for the newest is seen; links come when they may.
  static let rows = [
    Scenario("a tap is seen while a slow guard is asked, and what was asked before is not") {
      stage in
      await stage.start(with: .product(id: 7))
      stage.session.isReachable = false
      let slow = stage.navigator.show(.order(id: 1))
      await stage.breathe()
      let tap = stage.navigator.show(.note)
      await stage.expect("main[*(products › product(7)) | account…] ⇧ fullScreen (note)")
      #expect(tap.ending == "arrived" && slow.newer == tap.number)
      stage.session.isSignedIn = true
      stage.session.isReachable = true
      await stage.expect("main[*(products › product(7)) | account…] ⇧ fullScreen (note)")
      #expect(stage.app.failures.isEmpty)
    },
    Scenario("a swipe is seen, and not what was asked for before it") { stage in
      await stage.start(with: .product(id: 7), signedIn: true)
      stage.session.isReachable = false
      let first = stage.navigator.show(.order(id: 1))
      await stage.breathe()
      try stage.beginSwipeBack()
      stage.finishSwipeBack()
      await stage.expect("main[*(products) | account…]")
      #expect(first.ending == "NAV040" && first.newer == nil)
      let second = stage.navigator.show(.order(id: 2))
      await stage.breathe()
      stage.session.isReachable = true
      await stage.expect("main[(products) | *(account › order(2))]")
      #expect(second.ending == "arrived" && stage.app.failures.isEmpty)
    },
    Scenario("what the splash asks for gives way to the scene that comes back") { stage in
      await stage.start(with: .product(id: 7), signedIn: true)
      let saved = stage.app.scene.save()
      stage.navigator.show(.splash)
      await stage.expect("splash")
      stage.session.isReachable = false
      let account = stage.navigator.show(.account)
      await stage.breathe()
      let restoration = stage.app.scene.restore(saved)
      await stage.expect("main[*(products › product(7)) | account…]")
      #expect(account.newer == restoration.number)
      stage.session.isReachable = true
      await stage.expect("main[*(products › product(7)) | account…]")
    },
    Scenario("Back that asks a person gives way to a link, and ten taps fail nowhere") { stage in
      await stage.start(with: .product(id: 7))
      let front = try #require(stage.navigator.tree.visiblePath.last)
      let context = try #require(ScreenContext<Shop>(node: front, in: stage.app.scene))
      let session = stage.session
      context.askBeforeLeaving {
        await session.reach()
        return .stay
      }
      session.isReachable = false
      let taps = (0..<10).map { _ in stage.navigator.back() }
      await stage.breathe()
      try stage.open("shop://note")
      await stage.expect("main[*(products › product(7)) | account…] ⇧ fullScreen (note)")
      #expect(taps.allSatisfy { $0.ending == "NAV040" } && stage.app.failures.isEmpty)
      session.isReachable = true
      await stage.expect("main[*(products › product(7)) | account…] ⇧ fullScreen (note)")
    },
    Scenario("what waits for the answer of a person is not ended by what is shown meanwhile") {
      stage in
      await stage.start(with: .product(id: 7))
      let request = stage.navigator.show(.order(id: 5))
      await stage.expect("main[*(products › product(7)) | account…] ⇧ sheet (signIn)")
      let note = stage.navigator.show(.note)
      await stage.expect(
        "main[*(products › product(7)) | account…] ⇧ sheet (signIn) ⇧ fullScreen (note)")
      #expect(note.ending == "arrived" && request.ending == "open")
      stage.navigator.dismiss()
      await stage.settle()
      try stage.tap("Sign in")
      await stage.expect("main[(products › product(7)) | *(account › order(5))]")
      #expect(request.ending == "arrived")
    },
    Scenario("nor by a second screen in the sign-in that it waits for") { stage in
      await stage.start()
      let request = stage.navigator.show(.order(id: 5))
      await stage.settle()
      stage.navigator.push(.reviews(of: 1))
      await stage.expect("main[*(products) | account…] ⇧ sheet (signIn › reviews(1))")
      #expect(request.ending == "open")
      stage.session.isSignedIn = true
      stage.navigator.dismiss()
      await stage.expect("main[(products) | *(account › order(5))]")
      #expect(request.ending == "arrived")
    },
    Scenario("two verbs of one turn follow each other, however slow the first one's guard is") {
      stage in
      await stage.start(signedIn: true)
      stage.session.isReachable = false
      let first = stage.navigator.show(.order(id: 1))
      let second = stage.navigator.push(.product(id: 7))
      await stage.expectMeanwhile("main[*(products) | account…]")
      stage.session.isReachable = true
      await stage.expect("main[(products) | *(account › order(1) › product(7))]")
      #expect(first.newer == nil && second.ending == "arrived")
    },
    Scenario("of ten switches the last one counts, and the others end at once") { stage in
      await stage.start(with: .product(id: 7), signedIn: true)
      stage.session.isReachable = false
      var taps: [NavigationRequest] = []
      for number in 0..<10 {
        taps.append(stage.navigator.select(number.isMultiple(of: 2) ? .account : .products))
        await stage.breathe()
      }
      await stage.expect("main[*(products › product(7)) | account…]")
      #expect(taps.allSatisfy { $0.ending != "open" })
      stage.session.isReachable = true
      await stage.expect("main[*(products › product(7)) | account…]")
      #expect(stage.app.failures.isEmpty)
    },
    Scenario("a tap waits while a scene comes back, and comes after it") { stage in
      await stage.start(with: .order(id: 1), signedIn: true)
      let saved = stage.app.scene.save()
      stage.navigator.show(.splash)
      await stage.expect("splash")
      stage.session.isReachable = false
      stage.app.scene.restore(saved)
      await stage.breathe()
      let tap = stage.navigator.show(.note)
      await stage.expectMeanwhile("splash")
      #expect(tap.ending == "open")
      stage.session.isReachable = true
      await stage.expect("main[products… | *(account › order(1))] ⇧ fullScreen (note)")
      #expect(tap.ending == "arrived" && stage.app.failures.isEmpty)
    },
    Scenario("of two links the first of which asks, each is seen when it may") { stage in
      await stage.start(with: .product(id: 7), signedIn: true)
      stage.session.isReachable = false
      let links = try ["shop://orders/1", "shop://note"].map { try #require(URL(string: $0)) }
      let slow = stage.navigator.open(links[0])
      await stage.breathe()
      let quick = stage.navigator.open(links[1])
      await stage.expectMeanwhile("main[*(products › product(7)) | account…] ⇧ fullScreen (note)")
      #expect(quick.ending == "arrived" && slow.ending == "open")
      stage.session.isReachable = true
      await stage.expect("main[(products › product(7)) | *(account › order(1))]")
      #expect(slow.ending == "arrived")
    },
    Scenario("a push that asks is not shown where a person has gone meanwhile") { stage in
      await stage.start(with: .order(id: 1), signedIn: true)
      try stage.tapTab(.products)
      await stage.settle()
      stage.session.isReachable = false
      let push = stage.navigator.push(.account)
      await stage.breathe()
      try stage.tapTab(.account)
      await stage.expect("main[(products) | *(account › order(1))]")
      stage.session.isReachable = true
      await stage.expect("main[(products) | *(account › order(1))]")
      #expect(push.ending == "NAV040" && stage.app.failures.isEmpty)
    },
    Scenario("what is appended in another tab is seen, and not the push that asked before it") {
      stage in
      await stage.start(with: .order(id: 1), signedIn: true)
      try stage.tapTab(.products)
      await stage.settle()
      stage.session.isReachable = false
      let push = stage.navigator.push(.account)
      await stage.breathe()
      let append = stage.navigator.stack(.account).append(.order(id: 2))
      await stage.expect("main[(products) | *(account › order(1) › order(2))]")
      #expect(push.newer == append.number)
      stage.session.isReachable = true
      await stage.expect("main[(products) | *(account › order(1) › order(2))]")
    },
    Scenario("a sign-in that asks before it comes gives way to a tapped tab") { stage in
      await stage.start(with: .order(id: 1), signedIn: true)
      stage.app.scene.adopt(OnlineSignInMap())
      try stage.tapTab(.products)
      await stage.settle()
      stage.session.isSignedIn = false
      stage.session.isReachable = false
      let push = stage.navigator.push(.account)
      await stage.breathe()
      // The push has its answer, and the sign-in that it leads to gets none.
      stage.session.isReachable = true
      stage.session.isReachable = false
      await stage.expectMeanwhile("main[*(products) | (account › order(1))]")
      #expect(push.ending == "open" && stage.app.scene.parked.count == 1)
      try stage.tapTab(.account)
      await stage.expect("main[(products) | *(account › order(1))]")
      #expect(push.ending == "NAV040" && stage.app.scene.parked.count == 0)
      stage.session.isReachable = true
      await stage.expect("main[(products) | *(account › order(1))]")
      #expect(stage.app.failures.isEmpty)
    },
    Scenario("a tapped tab that asks is forgotten quietly when another map takes the tabs away") {
      stage in
      await stage.start(with: .product(id: 7), signedIn: true)
      stage.session.isReachable = false
      try stage.tapTab(.account)
      await stage.expectMeanwhile("main[*(products › product(7)) | account…]")
      stage.app.scene.adopt(LooseMap())
      await stage.breathe()
      stage.app.scene.adopt(ShopMap())
      stage.session.isReachable = true
      await stage.expect("main[*(products › product(7)) | account…]")
      #expect(stage.app.failures.isEmpty)
    },
    Scenario("a tap that asks is seen at last, whatever size the window gets meanwhile") { stage in
      await stage.start(with: .product(id: 7), signedIn: true)
      stage.session.isReachable = false
      let tap = stage.navigator.show(.order(id: 1))
      await stage.expectMeanwhile("main[*(products › product(7)) | account…]")
      stage.app.scene.adopt(LooseMap(guarding: [.signedIn]))
      await stage.expectMeanwhile("(products) ⇧ sheet (product(7))")
      stage.app.scene.adopt(ShopMap())
      await stage.expectMeanwhile("main[*(products › product(7)) | account…]")
      stage.app.scene.adopt(LooseMap(guarding: [.signedIn]))
      await stage.expectMeanwhile("(products) ⇧ sheet (product(7))")
      #expect(tap.ending == "open")
      stage.session.isReachable = true
      await stage.expect("(account › order(1))")
      #expect(tap.ending == "arrived" && stage.app.failures.isEmpty)
    },
    Scenario("a tap goes on when the window gets a size whose map does not ask") { stage in
      await stage.start(with: .product(id: 7), signedIn: true)
      stage.session.isReachable = false
      let tap = stage.navigator.show(.order(id: 1))
      await stage.expectMeanwhile("main[*(products › product(7)) | account…]")
      stage.app.scene.adopt(LooseMap())
      await stage.expect("(account › order(1))")
      #expect(tap.ending == "arrived" && stage.app.failures.isEmpty)
    },
  ]
}
