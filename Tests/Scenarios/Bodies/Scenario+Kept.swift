import Portolan
import TestSupport
import Testing

extension Scenario {
  /// What a person typed stays as long as its screen is in the tree, and no longer.
  static let kept = [
    Scenario("what is typed stays beneath what is pushed and presented") { stage in
      await stage.start()
      try stage.type("milk")
      stage.navigator.show(.reviews(of: 3))
      stage.navigator.show(.checkout)
      await stage.settle()
      stage.navigator.dismissAll()
      await stage.settle()
      stage.navigator.popToRoot()
      await stage.expect("main[*(products) | account…]")
      #expect(try stage.typed() == "milk")
    },
    Scenario("what is typed stays in a tab that is left") { stage in
      await stage.start(with: .product(id: 1), signedIn: true)
      try stage.type("milk")
      try stage.tapTab(.account)
      await stage.settle()
      #expect(try stage.typed() == "")
      try stage.type("eggs")
      try stage.tapTab(.products)
      await stage.settle()
      #expect(try stage.typed() == "milk")
      stage.navigator.select(.account)
      await stage.expect("main[(products › product(1)) | *(account)]")
      #expect(try stage.typed() == "eggs")
    },
    Scenario("what is typed stays in a part that is kept") { stage in
      await stage.start(with: .product(id: 1))
      try stage.type("milk")
      stage.navigator.show(.lock, options: .keepingReplacedPart)
      await stage.settle()
      #expect(try stage.typed() == "")
      stage.navigator.showKept()
      await stage.expect("main[*(products › product(1)) | account…]")
      #expect(try stage.typed() == "milk")
    },
    Scenario("R11: a part that is kept while it moves returns as it was meant to be") { stage in
      await stage.start()
      stage.navigator.push(.product(id: 1))
      stage.turn()
      stage.navigator.show(.lock, options: .keepingReplacedPart)
      await stage.expect("lock")
      stage.navigator.showKept()
      await stage.expect("main[*(products › product(1)) | account…]")
    },
    Scenario("R11: the guards of a kept part are asked again when it returns") { stage in
      await stage.start(with: .order(id: 7), signedIn: true)
      try stage.type("milk")
      stage.navigator.show(.lock, options: .keepingReplacedPart)
      await stage.settle()
      stage.session.isSignedIn = false
      stage.navigator.showKept()
      await stage.expect("lock ⇧ sheet (signIn)")
      stage.session.isSignedIn = true
      stage.navigator.showKept()
      await stage.expect("main[products… | *(account › order(7))]")
      #expect(try stage.typed() == "milk")
    },
    Scenario("what is typed stays in a screen that is given a new value") { stage in
      await stage.start()
      stage.counter.show(.search("lamp"))
      await stage.settle()
      try stage.type("milk")
      stage.counter.show(.search("desk"))
      await stage.expect(#"main[*(products › search("desk")) | account…]"#)
      #expect(try stage.typed() == "milk")
    },
    Scenario("what is typed stays in what two paths begin with") { stage in
      await stage.start()
      let stack = stage.navigator.stack(.products)
      stack.path = [.product(id: 1), .product(id: 2)]
      await stage.settle()
      try stage.type("milk")
      stack.append(.product(id: 3))
      await stage.settle()
      stack.path = [.product(id: 1), .product(id: 2), .product(id: 4), .product(id: 5)]
      await stage.settle()
      try stage.holdBack(to: 2)
      await stage.expect("main[*(products › product(1) › product(2)) | account…]")
      #expect(try stage.typed() == "milk")
    },
    Scenario("what is typed stays through gestures that are cancelled") { stage in
      await stage.start(with: .product(id: 1))
      try stage.type("milk")
      try stage.beginSwipeBack()
      stage.cancelSwipeBack()
      await stage.settle()
      #expect(try stage.typed() == "milk")
      stage.navigator.show(.bag)
      await stage.settle()
      try stage.type("eggs")
      try stage.beginSheetDrag()
      stage.cancelSheetDrag()
      await stage.expect("main[*(products › product(1)) | account…] ⇧ sheet (bag)")
      #expect(try stage.typed() == "eggs")
    },
    Scenario("what is typed goes with its screen: shown again, it is new") { stage in
      await stage.start(with: .product(id: 1))
      try stage.type("milk")
      try stage.tapBack()
      await stage.settle()
      stage.navigator.show(.product(id: 1))
      await stage.expect("main[*(products › product(1)) | account…]")
      #expect(try stage.typed() == "")
      try stage.type("eggs")
      stage.navigator.show(.login)
      await stage.settle()
      stage.navigator.show(.product(id: 1))
      await stage.expect("main[*(products › product(1)) | account…]")
      #expect(try stage.typed() == "")
    },
    Scenario("mail-app F8: what a session's end keeps outlives the app, and waits for the sign-in")
    {
      stage in
      await stage.start(with: .order(id: 2), signedIn: true)
      stage.navigator.show(.login, options: .keepingReplacedPart)
      stage.session.isSignedIn = false
      await stage.expect("(login)")
      let saved = try stage.saved()
      try stage.relaunch()
      stage.app.scene.restore(saved)
      stage.launch(opening: [])
      await stage.expect("(login)")
      stage.navigator.showKept()
      await stage.expect("(login) ⇧ sheet (signIn)")
      stage.session.isSignedIn = true
      stage.navigator.dismiss()
      await stage.expect("main[products… | *(account › order(2))]")
      #expect(stage.app.failures == [])
    },
    Scenario("mail-app F8: a memory warning asks before it drops what is kept") { stage in
      await stage.start(with: .product(id: 1))
      let node = try #require(stage.navigator.tree.visiblePath.last)
      let context = try #require(ScreenContext<Shop>(node: node, in: stage.app.scene))
      var answers = [ExitVerdict.stay, .leave]
      context.askBeforeLeaving { answers.removeFirst() }
      try stage.type("milk")
      stage.navigator.show(.lock, options: .keepingReplacedPart)
      await stage.settle()
      stage.warnOfMemory()
      await stage.expect("lock")
      #expect(answers == [.leave] && stage.navigator.tree.keptRoots.count == 1)
      stage.navigator.showKept()
      await stage.expect("main[*(products › product(1)) | account…]")
      #expect(try stage.typed() == "milk")
      stage.navigator.show(.lock, options: .keepingReplacedPart)
      await stage.settle()
      stage.warnOfMemory()
      await stage.expect("lock")
      #expect(answers == [] && stage.navigator.tree.keptRoots.isEmpty)
    },
  ]
}
