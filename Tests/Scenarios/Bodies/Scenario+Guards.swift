import Portolan
import TestSupport
import Testing

extension Scenario {
  /// Sign-in on the way, refused, and taken back.
  static let guards = [
    Scenario("sign-in comes first, then what was asked for") { stage in
      await stage.start()
      let request = stage.navigator.show(.order(id: 5))
      await stage.expect("main[*(products) | account…] ⇧ sheet (signIn)")
      #expect(request.ending == "open")
      try stage.tap("Sign in")
      await stage.expect("main[(products) | *(account › order(5))]")
      #expect(request.ending == "arrived")
    },
    Scenario("a cancelled sign-in leaves everything as it was") { stage in
      await stage.start(with: .product(id: 7))
      stage.navigator.show(.checkout)
      await stage.settle()
      let before = stage.navigator.tree
      let request = stage.navigator.show(.order(id: 5))
      await stage.expect(
        "main[*(products › product(7)) | account…] ⇧ sheet (bag › checkout) ⇧ sheet (signIn)")
      try stage.tap("Cancel")
      await stage.expect("main[*(products › product(7)) | account…] ⇧ sheet (bag › checkout)")
      #expect(request.ending == "NAV030")
      #expect(stage.navigator.tree == before)
    },
    Scenario("a sign-in dragged away is a cancelled one") { stage in
      await stage.start(with: .product(id: 7))
      let request = stage.navigator.show(.order(id: 5))
      await stage.settle()
      try stage.beginSheetDrag()
      stage.finishSheetDrag()
      await stage.expect("main[*(products › product(7)) | account…]")
      #expect(request.ending == "NAV030")
    },
    Scenario("signing in elsewhere lets on what waited") { stage in
      await stage.start()
      let request = stage.navigator.show(.order(id: 5))
      await stage.settle()
      stage.session.isSignedIn = true
      await stage.revalidate()
      await stage.expect("main[(products) | *(account › order(5))]")
      #expect(request.ending == "arrived")
    },
    Scenario("sign-out on a guarded screen asks for the sign-in again") { stage in
      await stage.start(with: .account, signedIn: true)
      await stage.expect("main[products… | *(account)]")
      stage.session.isSignedIn = false
      await stage.revalidate()
      await stage.expect("main[*(products) | account…] ⇧ sheet (signIn)")
    },
    Scenario("sign-out on a screen above a guarded one asks for the sign-in again") { stage in
      await stage.start(with: .order(id: 1), signedIn: true)
      await stage.expect("main[products… | *(account › order(1))]")
      stage.session.isSignedIn = false
      await stage.revalidate()
      await stage.expect("main[*(products) | account…] ⇧ sheet (signIn)")
    },
    Scenario("sign-out from three levels and two sheets takes the guarded screens out") { stage in
      await stage.startDeep()
      stage.session.isSignedIn = false
      await stage.revalidate()
      await stage.expect(
        "main[*(products) | account…] ⇧ sheet (bag › checkout) ⇧ sheet (address(Oslo))")
    },
    Scenario("sign-out from three levels and two sheets to the login, and in again") { stage in
      await stage.startDeep()
      stage.session.isSignedIn = false
      stage.navigator.show(.login)
      await stage.expect("(login)")
      try stage.tap("Log in")
      await stage.expect("main[*(products) | account…]")
    },
    Scenario("sign-out while a part is kept takes the guarded tab out of it") { stage in
      await stage.start(with: .order(id: 1), signedIn: true)
      stage.navigator.show(.lock, options: .keepingReplacedPart)
      await stage.expect("lock")
      stage.session.isSignedIn = false
      await stage.revalidate()
      await stage.expect("lock")
      stage.navigator.showKept()
      await stage.expect("main[*(products) | account…]")
      try stage.tapTab(.account)
      await stage.expect("main[*(products) | account…] ⇧ sheet (signIn)")
    },
    Scenario("sign-out while a part is kept shortens its stack beneath a guarded screen") { stage in
      await stage.start(with: .product(id: 1), signedIn: true)
      stage.navigator.push(.account)
      stage.navigator.push(.product(id: 2))
      await stage.expect("main[*(products › product(1) › account › product(2)) | account…]")
      stage.navigator.show(.lock, options: .keepingReplacedPart)
      await stage.settle()
      stage.session.isSignedIn = false
      await stage.revalidate()
      stage.navigator.showKept()
      await stage.expect("main[*(products › product(1)) | account…]")
      try stage.tapBack()
      await stage.expect("main[*(products) | account…]")
    },
  ]
}

extension ScenarioStage {
  /// Asks all guards again, and plays on meanwhile.
  fileprivate func revalidate() async {
    let asked = Task { await app.scene.revalidate() }
    await settle()
    await asked.value
  }

  fileprivate func startDeep() async {
    await start(with: .order(id: 1), signedIn: true)
    navigator.push(.order(id: 2))
    navigator.push(.order(id: 3))
    navigator.show(.checkout)
    counter.show(.address(AddressPicker(near: "Oslo")))
    await expect(
      "main[products… | *(account › order(1) › order(2) › order(3))] ⇧ sheet (bag › checkout) "
        + "⇧ sheet (address(Oslo))")
  }
}
