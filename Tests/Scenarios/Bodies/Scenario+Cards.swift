import Portolan
import TestSupport
import Testing

extension Scenario {
  /// A map with its card: the sheet stays while the app and a person navigate beneath it.
  static let cards = [
    Scenario("the card stays while code navigates beneath it, and goes with the part") { stage in
      await stage.start(signedIn: true)
      stage.navigator.show(.card)
      await stage.expect("main[*(products) | account…] ⇧ sheet (card)")
      stage.navigator.show(.reviews(of: 3))
      await stage.expect("main[*(products › product(3) › reviews(3)) | account…] ⇧ sheet (card)")
      stage.navigator.back()
      await stage.expect("main[*(products › product(3)) | account…] ⇧ sheet (card)")
      stage.navigator.show(.account)
      await stage.expect("main[(products › product(3)) | *(account)] ⇧ sheet (card)")
      stage.navigator.show(.product(id: 5))
      await stage.expect("main[*(products › product(5)) | (account)] ⇧ sheet (card)")
      stage.navigator.show(.lock)
      await stage.expect("lock")
    },
    Scenario("a person goes back, swipes and taps tabs beneath the card") { stage in
      await stage.start(with: .reviews(of: 3), signedIn: true)
      // On a phone the card stands before the bar of tabs (mail F6).
      stage.resize(isWide: true)
      stage.navigator.show(.card)
      await stage.settle()
      try stage.tapBack()
      await stage.expect("main[*(products › product(3)) | account…] ⇧ sheet (card)")
      try stage.beginSwipeBack()
      stage.cancelSwipeBack()
      await stage.expect("main[*(products › product(3)) | account…] ⇧ sheet (card)")
      try stage.tapTab(.account)
      await stage.expect("main[(products › product(3)) | *(account)] ⇧ sheet (card)")
      try stage.tapTab(.products)
      await stage.settle()
      try stage.beginSwipeBack()
      stage.finishSwipeBack()
      await stage.expect("main[*(products) | (account)] ⇧ sheet (card)")
    },
    Scenario("a second tap on a tab leads to its first screen, with a stack in the card") { stage in
      await stage.start(with: .reviews(of: 3))
      stage.resize(isWide: true)
      stage.navigator.show(.places)
      await stage.settle()
      try stage.context(.places).push(.order(id: 1))
      await stage.settle()
      try stage.tapTab(.products)
      await stage.expect("main[*(products) | account…] ⇧ sheet (places › order(1))")
    },
    Scenario("a link leads beneath the card, and an ordinary sheet comes over it") { stage in
      await stage.start()
      stage.navigator.show(.card)
      await stage.settle()
      try stage.open("shop://products/7")
      await stage.expect("main[*(products › product(7)) | account…] ⇧ sheet (card)")
      stage.navigator.show(.bag)
      await stage.expect(
        "main[*(products › product(7)) | account…] ⇧ sheet (card) ⇧ sheet (bag)")
      try stage.open("shop://products/2")
      await stage.expect("main[*(products › product(2)) | account…] ⇧ sheet (card)")
    },
    Scenario("a screen beneath the card pushes, and what asks beneath it is asked") { stage in
      await stage.start(with: .product(id: 3))
      stage.navigator.show(.card)
      await stage.settle()
      try stage.context(.product(id: 3)).push(.reviews(of: 3))
      await stage.expect("main[*(products › product(3) › reviews(3)) | account…] ⇧ sheet (card)")
      let asked = try stage.hold(.stay, at: .reviews(of: 3))
      await stage.settle()
      #expect(throws: (any Error).self) { try stage.beginSwipeBack() }
      await stage.expect("main[*(products › product(3) › reviews(3)) | account…] ⇧ sheet (card)")
      asked.verdict = .leave
      stage.navigator.show(.products)
      await stage.expect("main[*(products) | account…] ⇧ sheet (card)")
    },
    Scenario("beneath a card that stands too high nobody goes back, but code does") { stage in
      await stage.start(with: .product(id: 3))
      stage.navigator.show(.card)
      await stage.settle()
      try stage.dragSheet(to: .large)
      await stage.settle()
      #expect(try stage.context(.card).detent == .large)
      #expect(throws: (any Error).self) { try stage.tapBack() }
      #expect(throws: (any Error).self) { try stage.beginSwipeBack() }
      stage.navigator.show(.product(id: 4))
      await stage.expect("main[*(products › product(4)) | account…] ⇧ sheet (card)")
      try stage.context(.card).detent = .medium
      await stage.settle()
      try stage.tapBack()
      await stage.expect("main[*(products) | account…] ⇧ sheet (card)")
      #expect(throws: (any Error).self) { try stage.beginSheetDrag() }
    },
    Scenario("a card that may be closed is dragged away, and comes back with its scene") { stage in
      await stage.start(with: .product(id: 3))
      stage.navigator.show(.places)
      await stage.settle()
      let saved = try stage.saved()
      try stage.beginSheetDrag()
      stage.finishSheetDrag()
      await stage.expect("main[*(products › product(3)) | account…]")
      #expect(await stage.ending(of: stage.app.scene.restore(saved)) == "arrived")
      await stage.expect("main[*(products › product(3)) | account…] ⇧ sheet (places)")
      try stage.tapBack()
      await stage.expect("main[*(products) | account…] ⇧ sheet (places)")
    },
  ]
}
