import Portolan
import TestSupport
import Testing

extension Scenario {
  /// Requests that meet: superseded, cancelled, folded; and screens found.
  static let requests = [
    Scenario("a found screen is given its new value in place") { stage in
      await stage.start()
      stage.counter.show(.search("lamp"))
      await stage.expect(#"main[*(products › search("lamp")) | account…]"#)
      let before = stage.frontStack
      let request = stage.counter.show(.search("desk"))
      await stage.expect(#"main[*(products › search("desk")) | account…]"#)
      #expect(stage.frontStack == before)
      let arrival = try request.outcome?.get()
      #expect(arrival?.finding == .updated)
    },
    Scenario("a newer request takes the place of one that still asks") { stage in
      await stage.start()
      let old = stage.navigator.show(.order(id: 1))
      let new = stage.navigator.show(.note, options: .replacing)
      await stage.expect("main[*(products) | account…] ⇧ fullScreen (note)")
      #expect(old.ending == "NAV040")
      #expect(new.ending == "arrived")
    },
    Scenario("a request that is cancelled while it asks changes nothing") { stage in
      await stage.start(with: .product(id: 1))
      let before = stage.navigator.tree
      let request = stage.navigator.show(.order(id: 1))
      request.cancel()
      await stage.expect("main[*(products › product(1)) | account…]")
      #expect(request.ending == "NAV041")
      #expect(stage.navigator.tree == before)
    },
    Scenario("what is asked for during a transition is folded into one more") { stage in
      await stage.start()
      let first = stage.navigator.show(.product(id: 1))
      stage.expectMotion()
      let passedOver = stage.navigator.show(.bag)
      stage.navigator.show(.product(id: 2))
      let last = stage.navigator.show(.reviews(of: 3))
      await stage.expect("main[*(products › product(3) › reviews(3)) | account…]")
      #expect(passedOver.ending == "NAV040")
      #expect(last.ending == "arrived")
      #expect(first.ending != "open")
    },
    Scenario("two taps on a button before the screen has moved show one screen") { stage in
      await stage.start()
      stage.navigator.show(.product(id: 1))
      stage.navigator.show(.product(id: 1))
      stage.expectMotion()
      stage.navigator.show(.product(id: 1))
      await stage.expect("main[*(products › product(1)) | account…]")
      try stage.tapBack()
      await stage.expect("main[*(products) | account…]")
    },
    Scenario("a sheet and what it stands over are asked for while a push runs") { stage in
      await stage.start()
      stage.navigator.show(.product(id: 1))
      stage.expectMotion()
      stage.navigator.show(.checkout)
      stage.navigator.show(.note)
      await stage.expect(
        "main[*(products › product(1)) | account…] ⇧ sheet (bag › checkout) ⇧ fullScreen (note)")
    },
  ]
}
