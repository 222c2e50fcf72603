import HeadlessUIKit
import PortolanInspector
import Testing

@MainActor @Suite("The demo's drawing describes what is animated, from where, and for how long")
struct MotionTests {
  private func stack(_ count: Int) -> UINavigationController {
    let stack = UINavigationController()
    stack.viewControllers = (1...count).map { Column("\($0)") }
    return stack
  }

  @Test("a push and a pop: how it ends, what it looks like, how long")
  func pushAndPop() async throws {
    let stack = stack(1)
    try await DrawnScreen.run {
      stack
    } _: { drawn in
      #expect(drawn.drawing.motion == nil)
      stack.pushViewController(Column("2"), animated: true)
      #expect(drawn.drawing.motion == .init(.push, milliseconds: 350))
      #expect(drawn.drawing.titles == ["2"])
      #expect(drawn.drawing.gestures.isEmpty)
      drawn.screen.finishTransitions()
      #expect(drawn.drawing.motion == nil)
      stack.popViewController(animated: true)
      #expect(drawn.drawing.motion == .init(.pop, milliseconds: 350))
      #expect(drawn.drawing.titles == ["1"])
    }
  }

  @Test("a set of the whole stack is a push when its top is new, a pop when it was beneath")
  func sets() async throws {
    let stack = stack(3)
    try await DrawnScreen.run {
      stack
    } _: { drawn in
      let first = stack.viewControllers[0]
      stack.setViewControllers([first, Column("new")], animated: true)
      #expect(drawn.drawing.motion?.kind == .push)
      drawn.screen.finishTransitions()
      stack.setViewControllers([Column("other"), first], animated: true)
      #expect(drawn.drawing.motion?.kind == .pop)
      drawn.screen.finishTransitions()
      #expect(drawn.drawing.titles == ["1"])
      stack.setViewControllers([Column("cut")], animated: false)
      #expect(drawn.drawing.motion == nil)
    }
  }

  @Test("a layer comes up and goes down; the one that goes is drawn no more")
  func layers() async throws {
    let root = Column("Root")
    try await DrawnScreen.run {
      root
    } _: { drawn in
      let sheet = Column("Sheet")
      root.present(sheet, animated: true)
      #expect(drawn.drawing.motion == .init(.present, milliseconds: 400))
      #expect(drawn.drawing.layers.count == 2)
      drawn.screen.finishTransitions()
      sheet.present(Column("Second"), animated: false)
      drawn.screen.turn()
      #expect(drawn.drawing.motion == nil)
      #expect(drawn.drawing.layers.count == 3)
      root.dismiss(animated: true)
      #expect(drawn.drawing.motion == .init(.dismiss, milliseconds: 400))
      #expect(drawn.drawing.layers.map(\.style) == [.base])
      drawn.screen.finishTransitions()
      #expect(drawn.drawing.motion == nil)
    }
  }

  @Test("without animation nothing moves")
  func unanimated() async throws {
    let root = Column("Root")
    try await DrawnScreen.run {
      root
    } _: { drawn in
      root.present(Column("Sheet"), animated: false)
      #expect(drawn.drawing.motion == nil)
      root.dismiss(animated: false)
      #expect(drawn.screen.isTransitioning)
      #expect(drawn.drawing.motion == nil)
      #expect(drawn.drawing.layers.count == 1)
    }
  }

  private static let sides: [(x: Double, y: Double, ltr: Drawing.Motion.Kind)] = [
    (-390, 0, .slideFromLeading), (390, 0, .slideFromTrailing), (0, -844, .slideFromTop),
    (0, 844, .slideFromBottom), (0, 0, .dissolve),
  ]

  @Test("a part is told by where it comes from", arguments: 0..<5, [false, true])
  func parts(index: Int, rightToLeft: Bool) async throws {
    let (x, y, kind) = Self.sides[index]
    let root = UIViewController()
    let (old, new) = (Column("Old"), Column("New", Make.label("new")))
    try await DrawnScreen.run(rightToLeft: rightToLeft) {
      for child in [old, new] { root.addChild(child) }
      old.view.frame = root.view.bounds
      root.view.addSubview(old.view)
      return root
    } _: { drawn in
      new.view.frame = root.view.bounds.offsetBy(dx: x, dy: y)
      new.view.alpha = 0
      root.transition(
        from: old, to: new, duration: 0.25,
        animations: {
          new.view.frame = root.view.bounds
          new.view.alpha = 1
        })
      let turned: [Drawing.Motion.Kind: Drawing.Motion.Kind] = [
        .slideFromLeading: .slideFromTrailing, .slideFromTrailing: .slideFromLeading,
      ]
      let wanted = rightToLeft ? turned[kind] ?? kind : kind
      #expect(drawn.drawing.motion == .init(wanted, milliseconds: 250))
      #expect(drawn.drawing.elements.map(\.text).contains("new"))
      drawn.screen.advance(by: .milliseconds(250))
      #expect(drawn.drawing.motion == nil)
    }
  }

  @Test("a swipe under a finger: what comes to light is drawn, and goes when it is cancelled")
  func swipe() async throws {
    let stack = stack(3)
    try await DrawnScreen.run {
      stack
    } _: { drawn in
      let before = drawn.drawing
      #expect(before.gestures == [.swipe])
      #expect(drawn.screen.beginSwipeBack())
      let held = drawn.drawing
      #expect(held.held == .swipe)
      #expect(held.motion == nil)
      #expect(held.gestures.isEmpty)
      #expect(held.titles == ["2"])
      #expect(held.element(.back, "1") != nil)
      drawn.screen.cancelSwipeBack()
      #expect(drawn.drawing == before)
      #expect(drawn.screen.beginSwipeBack())
      drawn.screen.finishSwipeBack()
      #expect(drawn.drawing.motion == .init(.pop, milliseconds: 350))
      #expect(drawn.drawing.held == nil)
      #expect(drawn.drawing.titles == ["2"])
    }
  }

  @Test("a card under a finger: what comes to light is drawn, and the card when it is cancelled")
  func drag() async throws {
    let root = Column("Root")
    try await DrawnScreen.run {
      root
    } _: { drawn in
      root.present(UINavigationController(rootViewController: Column("Sheet")), animated: false)
      drawn.screen.turn()
      let before = drawn.drawing
      #expect(before.gestures == [.drag])
      #expect(drawn.screen.beginSheetDrag())
      #expect(drawn.drawing.held == .drag)
      #expect(drawn.drawing.motion == nil)
      #expect(drawn.drawing.layers == Array(before.layers.dropLast()))
      drawn.screen.cancelSheetDrag()
      #expect(drawn.drawing == before)
      #expect(drawn.screen.beginSheetDrag())
      drawn.screen.finishSheetDrag()
      #expect(drawn.drawing.motion == .init(.dismiss, milliseconds: 400))
      #expect(drawn.drawing.layers.count == 1)
      #expect(drawn.drawing.held == nil)
    }
  }

  @Test("the kinds that a walk through the Store shows, each once it begins")
  func store() async throws {
    try await TestDemo.run { demo in
      await demo.settle()
      try await demo.tap(.button, "Lamp")
      try await demo.tap(.trailing, "Bag")
      try await demo.tap(.leading, "Done")
      try await demo.tap(.back, "Shop")
      var kinds: [Drawing.Motion] = []
      for motion in demo.drawings.compactMap(\.motion) where motion != kinds.last {
        kinds.append(motion)
      }
      #expect(
        kinds == [
          .init(.dissolve, milliseconds: 300), .init(.push, milliseconds: 350),
          .init(.present, milliseconds: 400), .init(.dismiss, milliseconds: 400),
          .init(.pop, milliseconds: 350),
        ])
      #expect(demo.drawing.motion == nil)
    }
  }
}
