import Portolan
import TestSupport
import Testing

extension Scenario {
  /// Splash, login, main: the parts of an app.
  static let parts = [
    Scenario("from the splash to the login to the main part and back") { stage in
      await stage.start(with: .splash)
      await stage.expect("splash")
      stage.navigator.show(.login)
      await stage.expect("(login)")
      try stage.tap("Log in")
      await stage.expect("main[*(products) | account…]")
      stage.navigator.show(.splash)
      await stage.expect("splash")
    },
    Scenario("ten switches of parts in a turn end at the last") { stage in
      await stage.start(with: .splash)
      for _ in 0..<5 {
        stage.navigator.show(.login)
        stage.navigator.show(.main)
      }
      await stage.expect("main[*(products) | account…]")
    },
    Scenario("a part that is kept is given back with its layers") { stage in
      await stage.start(with: .product(id: 7))
      stage.navigator.show(.checkout)
      await stage.settle()
      stage.navigator.show(.lock, options: .keepingReplacedPart)
      await stage.expect("lock")
      stage.navigator.showKept()
      await stage.expect("main[*(products › product(7)) | account…] ⇧ sheet (bag › checkout)")
      #expect(await stage.ending(of: stage.navigator.showKept()) == "NAV014")
      try stage.tapBack()
      await stage.expect("main[*(products › product(7)) | account…] ⇧ sheet (bag)")
    },
    Scenario("a route in a part that is kept brings the part back") { stage in
      await stage.start(with: .reviews(of: 7))
      stage.navigator.show(.lock, options: .keepingReplacedPart)
      await stage.settle()
      stage.navigator.show(.product(id: 7))
      await stage.expect("main[*(products › product(7)) | account…]")
    },
    Scenario("a part that is kept comes back changed before it was out of sight") { stage in
      await stage.start(with: .reviews(of: 7))
      stage.navigator.show(.checkout)
      await stage.settle()
      stage.navigator.show(.lock, options: .keepingReplacedPart)
      stage.navigator.showKept()
      stage.navigator.push(.product(id: 1))
      stage.navigator.stack(.products).path = [.product(id: 7), .product(id: 8)]
      await stage.expect("main[*(products › product(7) › product(8)) | account…]")
      stage.navigator.show(.lock, options: .keepingReplacedPart)
      await stage.settle()
      stage.navigator.stack(.products).path = [.product(id: 9)]
      await stage.expect("main[*(products › product(9)) | account…]")
    },
    Scenario("a part is switched while a sheet is still coming") { stage in
      await stage.start()
      stage.navigator.show(.bag)
      stage.expectMotion()
      stage.navigator.show(.login)
      await stage.expect("(login)")
    },
  ]
}
