import Portolan
import TestSupport
import Testing

extension Scenario {
  /// A stack as an array: whole, alone, empty, with a shared beginning.
  static let paths = [
    Scenario("a whole path is set, in front or not") { stage in
      await stage.start(with: .login)
      stage.navigator.stack(.products).path = products(1, 2, 3)
      await stage.expect("main[*(products › product(1) › product(2) › product(3)) | account…]")
    },
    Scenario("one element alone stands without what its placement says") { stage in
      await stage.start()
      stage.navigator.stack(.products).path = products(1, 2)
      await stage.settle()
      stage.navigator.stack(.products).path = [.reviews(of: 9)]
      await stage.expect("main[*(products › reviews(9)) | account…]")
      try stage.tapBack()
      await stage.expect("main[*(products) | account…]")
    },
    Scenario("an empty path shows the first screen") { stage in
      await stage.start(with: .reviews(of: 3))
      stage.navigator.stack(.products).path = []
      await stage.expect("main[*(products) | account…]")
    },
    Scenario("what two paths begin with stays as it is") { stage in
      await stage.start()
      let stack = stage.navigator.stack(.products)
      stack.path = products(1, 2, 3)
      await stage.settle()
      let before = stage.frontStack
      stack.path = products(1, 2, 4, 5)
      await stage.expect(
        "main[*(products › product(1) › product(2) › product(4) › product(5)) | account…]")
      #expect(stage.frontStack.prefix(3) == before.prefix(3))
      #expect(stage.frontStack[3] != before[3])
    },
    Scenario("a path is replaced as a push, as a pop and at once; back goes on from there") {
      stage in
      await stage.start()
      let stack = stage.navigator.stack(.products)
      stack.path = products(1, 2, 3)
      await stage.settle()
      stack.set(products(7), as: .push)
      await stage.expect("main[*(products › product(7)) | account…]")
      stack.set(products(8, 9), as: .pop)
      await stage.expect("main[*(products › product(8) › product(9)) | account…]")
      stack.set(products(4, 5, 6), as: .cut)
      await stage.expect("main[*(products › product(4) › product(5) › product(6)) | account…]")
      try stage.tapBack()
      await stage.expect("main[*(products › product(4) › product(5)) | account…]")
    },
    Scenario("three appends in a turn lose nothing") { stage in
      await stage.start()
      let stack = stage.navigator.stack(.products)
      for id in 1...3 { stack.append(.product(id: id)) }
      #expect(stack.path == products(1, 2, 3))
      await stage.expect("main[*(products › product(1) › product(2) › product(3)) | account…]")
    },
    Scenario("three appends to a guarded stack lose nothing while its guard asks") { stage in
      await stage.start()
      let stack = stage.navigator.stack(.account)
      for id in 1...3 { stack.append(.order(id: id)) }
      #expect(stack.path == [.order(id: 1), .order(id: 2), .order(id: 3)])
      await stage.expect("main[*(products) | account…] ⇧ sheet (signIn)")
      try stage.tap("Sign in")
      await stage.expect("main[(products) | *(account › order(1) › order(2) › order(3))]")
    },
    Scenario("the last is removed until none is left") { stage in
      await stage.start()
      let stack = stage.navigator.stack(.products)
      stack.path = products(1, 2)
      await stage.settle()
      stack.removeLast()
      await stage.expect("main[*(products › product(1)) | account…]")
      stack.removeLast()
      stack.removeLast()
      await stage.expect("main[*(products) | account…]")
    },
    Scenario("another feature's screen keeps its place in a path") { stage in
      await stage.start(with: .product(id: 1))
      stage.counter.show(.search("lamp"))
      await stage.expect(#"main[*(products › product(1) › search("lamp")) | account…]"#)
      let stack = stage.navigator.stack(.products)
      #expect(stack.path == products(1))
      stack.append(.product(id: 2))
      await stage.expect(
        #"main[*(products › product(1) › search("lamp") › product(2)) | account…]"#)
    },
    Scenario("a path that its guard refuses moves nothing and reads as before") { stage in
      await stage.start(with: .product(id: 1))
      let stack = stage.navigator.stack(.account)
      let request = stack.set([.order(id: 1), .order(id: 2)])
      await stage.expect("main[*(products › product(1)) | account…] ⇧ sheet (signIn)")
      try stage.tap("Cancel")
      await stage.expect("main[*(products › product(1)) | account…]")
      #expect(request.ending == "NAV030")
      #expect(stack.path == [])
    },
  ]

  /// What a person pops leaves the path.
  static let popped: [Scenario] =
    menus + [
      Scenario("P9: a swipe takes the last of a path when it is finished, not when it is cancelled")
      {
        stage in
        let stack = await stage.startWithThree()
        try stage.beginSwipeBack()
        await stage.breathe()
        #expect(stack.path == products(1, 2, 3), "the finger has not let go")
        stage.cancelSwipeBack()
        await stage.expectPath(1, 2, 3)
        try stage.beginSwipeBack()
        stage.finishSwipeBack()
        await stage.expectPath(1, 2)
        stack.append(.product(id: 4))
        await stage.expectPath(1, 2, 4)
      },
      Scenario(
        "P9: the back button takes the last of a path, which is told once; shown again, it is new"
      ) { stage in
        let stack = await stage.startWithThree()
        let old = stage.frontStack.last
        let (follows, requests) = (stage.app.follows, stage.app.requests)
        try stage.tapBack()
        await stage.expectPath(1, 2)
        #expect(stage.app.follows == follows + 1)
        #expect(stage.app.requests == requests, "nobody asked for it")
        stack.append(.product(id: 3))
        await stage.expectPath(1, 2, 3)
        #expect(stage.frontStack.last != old)
      },
    ]

  private static let menus: [Scenario] = (0...2).map { place in
    Scenario("P9: the menu of the back button leads to place \(place) of a path") { stage in
      _ = await stage.startWithThree()
      try stage.holdBack(to: place)
      await stage.expectPath(ids: 1..<place + 1)
    }
  }

  private static func products(_ ids: Int...) -> [Shop] { ids.map { .product(id: $0) } }
}

extension ScenarioStage {
  fileprivate func startWithThree() async -> RouteStack<Shop> {
    await start()
    let stack = navigator.stack(.products)
    stack.path = [1, 2, 3].map { .product(id: $0) }
    await expectPath(1, 2, 3)
    return stack
  }

  /// Settles, and expects that screen, tree and path say the same.
  fileprivate func expectPath(
    _ ids: Int..., location: SourceLocation = #_sourceLocation
  ) async {
    await expectPath(ids: ids, location: location)
  }

  fileprivate func expectPath(
    ids: some Collection<Int>, location: SourceLocation = #_sourceLocation
  ) async {
    let elements = ["products"] + ids.map { "product(\($0))" }
    await expect("main[*(\(elements.joined(separator: " › "))) | account…]", location)
    #expect(
      navigator.stack(.products).path == ids.map { .product(id: $0) }, sourceLocation: location)
  }
}
