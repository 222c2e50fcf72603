import Portolan
import Testing

extension Scenario {
  /// Deep links, on a cold start and later.
  static let links = [
    Scenario("a link on a cold start builds all that its screen stands on") { stage in
      try await stage.start(opening: "shop://products/7")
      await stage.expect("main[*(products › product(7)) | account…]")
    },
    Scenario("a link while the app runs closes what is in the way") { stage in
      await stage.start()
      stage.navigator.show(.checkout)
      await stage.expect("main[*(products) | account…] ⇧ sheet (bag › checkout)")
      try stage.open("shop://products/7")
      await stage.expect("main[*(products › product(7)) | account…]")
    },
    Scenario("a link to what is shown already changes nothing") { stage in
      await stage.start(with: .product(id: 7))
      let before = stage.frontStack
      try stage.open("shop://products/7")
      await stage.expect("main[*(products › product(7)) | account…]")
      #expect(stage.frontStack == before)
    },
    Scenario("a link that comes twice is followed once") { stage in
      await stage.start()
      try stage.open("shop://orders/3")
      try stage.open("shop://orders/3")
      await stage.expect("main[*(products) | account…] ⇧ sheet (signIn)")
      #expect(stage.app.scene.parked.count == 1)
      try stage.tap("Sign in")
      await stage.expect("main[(products) | *(account › order(3))]")
      #expect(stage.app.scene.parked.count == 0)
    },
    Scenario("an unknown link changes nothing") { stage in
      await stage.start(with: .product(id: 1))
      let before = stage.navigator.tree
      try stage.open("shop://nowhere")
      await stage.expect("main[*(products › product(1)) | account…]")
      #expect(stage.navigator.tree == before)
      #expect(stage.app.failures.count == 1)
    },
    Scenario("a link during the splash waits until there is something to show it over") { stage in
      await stage.start(with: .splash)
      try stage.open("shop://note")
      await stage.expect("splash")
      #expect(stage.app.scene.parked.count == 1)
      stage.navigator.show(.main)
      await stage.expect("main[*(products) | account…] ⇧ fullScreen (note)")
      #expect(stage.app.scene.parked.count == 0)
    },
    Scenario("links that come while the app holds them are followed in order") { stage in
      stage.app.scene.holdsLinks = true
      await stage.start(with: .splash)
      try stage.open("shop://products/1")
      try stage.open("shop://orders/3")
      try stage.open("shop://products/1")
      await stage.expect("splash")
      #expect(stage.app.scene.parked.count == 2)
      stage.app.scene.holdsLinks = false
      await stage.expect("main[*(products › product(1)) | account…] ⇧ sheet (signIn)")
      try stage.tap("Sign in")
      await stage.expect("main[(products › product(1)) | *(account › order(3))]")
    },
    Scenario("a link that waited for the sign-in goes on when the app comes back") { stage in
      await stage.start()
      try stage.open("shop://orders/3")
      await stage.expect("main[*(products) | account…] ⇧ sheet (signIn)")
      let saved = try SavedScene(reading: stage.app.scene.save().data())
      let old = stage.app.scene.parked.map(\.id)
      old.forEach { stage.app.scene.cancelParked($0) }
      stage.navigator.show(.splash)
      await stage.expect("splash")
      stage.session.isSignedIn = true
      stage.app.scene.restore(saved)
      await stage.expect("main[*(products) | account…] ⇧ sheet (signIn)")
      try stage.tap("Sign in")
      await stage.expect("main[(products) | *(account › order(3))]")
    },
    Scenario("links in a row end at the last") { stage in
      await stage.start()
      try stage.open("shop://products/1")
      try stage.open("shop://bag")
      try stage.open("shop://products/2")
      await stage.expect("main[*(products › product(2)) | account…]")
    },
  ]
}
