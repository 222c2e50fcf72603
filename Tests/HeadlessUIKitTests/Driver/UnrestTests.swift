import HeadlessUIKit
import Testing

@MainActor
@Suite(
  "A headless screen notifies its owner of each requested layout and each transition that begins")
struct UnrestTests {
  @Test("a layout that is asked for in a window is told once until it is done")
  func layout() async throws {
    try await onScreen { screen in
      let root = UIViewController()
      let window = screen.show(root)
      screen.turn()
      screen.turn()
      var told = 0
      screen.onUnrest = { told += 1 }
      let label = UILabel(frame: .zero)
      label.text = "nowhere"
      #expect(told == 0)
      root.view.addSubview(label)
      label.text = "on the screen"
      #expect(told == 1)
      screen.turn()
      label.text = "again"
      #expect(told == 2)
      _ = window
    }
  }

  @Test("a transition is told when it begins, and not when it ends")
  func transition() async throws {
    try await onScreen { screen in
      let root = UIViewController()
      let window = screen.show(root)
      root.present(UIViewController(), animated: false)
      screen.turn()
      screen.turn()
      var told = 0
      screen.onUnrest = { told += 1 }
      root.dismiss(animated: true)
      #expect(told == 1)
      #expect(screen.isTransitioning)
      screen.advance(by: .seconds(1))
      #expect(!screen.isTransitioning)
      screen.turn()
      told = 0
      screen.turn()
      screen.advance(by: .seconds(1))
      #expect(told == 0)
      _ = window
    }
  }

  @Test("U170 the first layout of a view that is exchanged may belong to the animation")
  func exchangedLayout() async throws {
    for laysOutInside in [false, true] {
      for isPrepared in [false, true] {
        try await onScreen(.iOS18, HeadlessAssumptions(laysOutInExchange: laysOutInside)) {
          screen in
          let root = UIViewController()
          let (old, new) = (UIViewController(), UIViewController())
          for child in [old, new] { root.addChild(child) }
          root.view.addSubview(old.view)
          let window = screen.show(root)
          new.view.frame = root.view.bounds
          root.transition(
            from: old, to: new, duration: 0.3,
            animations: {
              if isPrepared {
                UIView.performWithoutAnimation {
                  new.view.layoutIfNeeded()
                  new.view.alpha = 0.25
                }
              }
              new.view.alpha = 1
            })
          #expect(screen.exchanges.first?.startAlpha == (isPrepared ? 0.25 : 1))
          #expect(screen.animatedLayouts.isEmpty == (isPrepared || !laysOutInside))
          _ = window
        }
      }
    }
  }

  @Test("an exchange tells where and how the coming view began")
  func exchange() async throws {
    try await onScreen { screen in
      let root = UIViewController()
      let (old, new) = (UIViewController(), UIViewController())
      for child in [old, new] { root.addChild(child) }
      root.view.addSubview(old.view)
      let window = screen.show(root)
      #expect(screen.exchanges.isEmpty)
      new.view.frame = root.view.bounds.offsetBy(dx: 390, dy: 0)
      new.view.alpha = 0.5
      root.transition(
        from: old, to: new, duration: 0.3,
        animations: {
          new.view.frame = root.view.bounds
          new.view.alpha = 1
        })
      let exchange = try #require(screen.exchanges.first)
      #expect(screen.exchanges.count == 1)
      #expect(exchange.from === old)
      #expect(exchange.to === new)
      #expect(exchange.duration == .milliseconds(300))
      #expect(exchange.startFrame.minX == 390)
      #expect(exchange.startAlpha == 0.5)
      screen.advance(by: .milliseconds(300))
      #expect(screen.exchanges.isEmpty)
      _ = window
    }
  }

  @Test("an exchange without animation looks like nothing", arguments: [0, 0.3])
  func cut(duration: Double) async throws {
    try await onScreen { screen in
      let root = UIViewController()
      let (old, new) = (UIViewController(), UIViewController())
      for child in [old, new] { root.addChild(child) }
      root.view.addSubview(old.view)
      let window = screen.show(root)
      let exchange = {
        root.transition(from: old, to: new, duration: duration, animations: nil)
      }
      if duration == 0 { exchange() } else { UIView.performWithoutAnimation(exchange) }
      #expect(screen.exchanges.isEmpty)
      #expect(screen.isTransitioning)
      _ = window
    }
  }

  @Test("what is done at once on a screen finds it as the current one")
  func current() {
    let screen = HeadlessScreen()
    let outside = HeadlessScreen.current
    let seen = screen.act { HeadlessScreen.current }
    #expect(seen === screen)
    #expect(HeadlessScreen.current === outside)
    #expect(outside !== screen)
  }

  @Test("letters are heavy in a headline and where it is asked for")
  func letters() {
    let styles: [UIFont.TextStyle] = [.largeTitle, .title1, .headline, .body, .footnote]
    #expect(
      styles.map { UIFont.preferredFont(forTextStyle: $0).isBold }
        == [false, false, true, false, false])
    #expect(UIFont.boldSystemFont(ofSize: 12).isBold)
    #expect(!UIFont.systemFont(ofSize: 12).isBold)
    #expect(UIFont.preferredFont(forTextStyle: .headline).pointSize == 17)
  }
}
