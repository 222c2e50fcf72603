import HeadlessUIKit
import PortolanUIKit
import Testing

@MainActor @Suite("After each navigator verb the tree matches the screen") struct VerbTests {
  @Test func showsTheWholeChain() async {
    await TestApp.run { app in
      app.navigator.show(.splash)
      await app.expect("splash")
      app.navigator.show(.reviews(of: 3))
      await app.expect("main[*(products › product(3) › reviews(3)) | account…]")
      app.navigator.back()
      await app.expect("main[*(products › product(3)) | account…]")
      app.navigator.back()
      await app.expect("main[*(products) | account…]")
    }
  }

  @Test func closesSelectsAndSetsInOnePlan() async {
    await TestApp.run { app in
      app.session.isSignedIn = true
      app.navigator.show(.checkout)
      await app.expect("main[*(products) | account…] ⇧ sheet (bag › checkout)")
      app.navigator.show(.order(id: 12))
      await app.expect("main[(products) | *(account › order(12))]")
      app.navigator.show(.note)
      await app.expect("main[(products) | *(account › order(12))] ⇧ fullScreen (note)")
      app.navigator.dismissAll()
      await app.expect("main[(products) | *(account › order(12))]")
    }
  }

  @Test func pushResetAndPop() async {
    await TestApp.run { app in
      app.navigator.show(.products)
      app.navigator.push(.product(id: 1))
      app.navigator.push(.product(id: 2))
      app.navigator.push(.product(id: 3))
      await app.expect("main[*(products › product(1) › product(2) › product(3)) | account…]")
      app.navigator.pop(to: .product(id: 1))
      await app.expect("main[*(products › product(1)) | account…]")
      app.navigator.reset(to: .product(id: 9))
      await app.expect("main[*(product(9)) | account…]")
      app.navigator.show(.products)
      await app.expect("main[*(products) | account…]")
    }
  }

  @Test func switchesPartsAndLayers() async {
    await TestApp.run { app in
      app.navigator.show(.bag)
      await app.expect("main[*(products) | account…] ⇧ sheet (bag)")
      app.navigator.show(.note)
      await app.expect("main[*(products) | account…] ⇧ sheet (bag) ⇧ fullScreen (note)")
      app.navigator.show(.login)
      await app.expect("(login)")
      app.navigator.show(.main)
      await app.expect("main[*(products) | account…]")
    }
  }

  @Test func keepsAPartWithItsLayers() async {
    await TestApp.run { app in
      app.navigator.show(.checkout)
      await app.settle()
      let tabs = app.root.children.last
      let layer = app.root.presentedViewController
      app.navigator.show(.lock, options: .keepingReplacedPart)
      await app.expect("lock")
      app.navigator.showKept()
      await app.expect("main[*(products) | account…] ⇧ sheet (bag › checkout)")
      #expect(tabs != nil && app.root.children.last === tabs)
      #expect(layer != nil && app.root.presentedViewController === layer)
    }
  }
}
