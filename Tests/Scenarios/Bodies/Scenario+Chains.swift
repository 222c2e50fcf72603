import TestSupport
import Testing

extension Scenario {
  /// Screens that stand on others, and the ways back.
  static let chains = [
    Scenario("a route builds the chain that its placement says") { stage in
      await stage.start(with: .splash)
      stage.navigator.show(.reviews(of: 3))
      await stage.expect("main[*(products › product(3) › reviews(3)) | account…]")
    },
    Scenario("another chain takes the place of what differs") { stage in
      await stage.start(with: .reviews(of: 3))
      stage.navigator.show(.reviews(of: 4))
      await stage.expect("main[*(products › product(4) › reviews(4)) | account…]")
    },
    Scenario("back walks through a chain to its first screen and no further") { stage in
      await stage.start(with: .reviews(of: 3))
      try stage.tapBack()
      await stage.expect("main[*(products › product(3)) | account…]")
      stage.navigator.back()
      await stage.expect("main[*(products) | account…]")
      #expect(throws: (any Error).self) { try stage.tapBack() }
      #expect(await stage.ending(of: stage.navigator.back()) == "NAV012")
      await stage.expect("main[*(products) | account…]")
    },
    Scenario("a long press on back goes to any screen beneath") { stage in
      await stage.start()
      stage.navigator.stack(.products).path = [1, 2, 3, 4].map { .product(id: $0) }
      await stage.settle()
      try stage.holdBack(to: 1)
      await stage.expect("main[*(products › product(1)) | account…]")
      #expect(stage.navigator.stack(.products).path == [.product(id: 1)])
    },
    Scenario("a swipe back is cancelled, then finished") { stage in
      await stage.start(with: .reviews(of: 3))
      let before = stage.frontStack
      try stage.beginSwipeBack()
      stage.cancelSwipeBack()
      await stage.expect("main[*(products › product(3) › reviews(3)) | account…]")
      #expect(stage.frontStack == before)
      try stage.beginSwipeBack()
      stage.finishSwipeBack()
      await stage.expect("main[*(products › product(3)) | account…]")
      #expect(stage.frontStack == Array(before.dropLast()))
    },
    Scenario("what is asked for during a swipe comes after the swipe is cancelled") { stage in
      await stage.start(with: .reviews(of: 3))
      try stage.beginSwipeBack()
      let request = stage.navigator.show(.product(id: 4))
      await stage.breathe()
      stage.cancelSwipeBack()
      await stage.expect("main[*(products › product(4)) | account…]")
      #expect(request.ending == "arrived")
    },
    Scenario("what is asked for during a swipe comes after the swipe is finished") { stage in
      await stage.start(with: .reviews(of: 3))
      try stage.beginSwipeBack()
      let request = stage.navigator.show(.product(id: 4))
      await stage.breathe()
      stage.finishSwipeBack()
      await stage.expect("main[*(products › product(4)) | account…]")
      #expect(request.ending == "arrived")
    },
    Scenario("pop to the first screen, and to one between") { stage in
      await stage.start()
      let path: [Shop] = [.product(id: 1), .reviews(of: 1), .product(id: 2), .reviews(of: 2)]
      stage.navigator.stack(.products).path = path
      await stage.settle()
      stage.navigator.pop(to: .reviews(of: 1))
      await stage.expect("main[*(products › product(1) › reviews(1)) | account…]")
      #expect(await stage.ending(of: stage.navigator.pop(to: .product(id: 9))) == "NAV011")
      stage.navigator.popToRoot()
      await stage.expect("main[*(products) | account…]")
    },
    Scenario("push and reset: the asker decides") { stage in
      await stage.start()
      stage.navigator.push(.reviews(of: 9))
      stage.navigator.push(.product(id: 1))
      stage.navigator.push(.product(id: 1))
      await stage.expect("main[*(products › reviews(9) › product(1)) | account…]")
      stage.navigator.reset(to: .product(id: 9))
      await stage.expect("main[*(product(9)) | account…]")
      stage.navigator.show(.products)
      await stage.expect("main[*(products) | account…]")
    },
  ]
}
