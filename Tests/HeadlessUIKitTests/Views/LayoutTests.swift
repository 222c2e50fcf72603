import HeadlessUIKit
import Testing

@MainActor
@Suite(
  "A view is laid out once per main-actor turn, and gets callbacks for its window and safe area")
struct LayoutTests {
  @Test("Flexible dimensions and margins share a change")
  func autoresizing() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 60))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let bar = UIView(frame: CGRect(x: 0, y: 80, width: 100, height: 20))
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    outer.addSubview(inner)
    outer.addSubview(bar)
    outer.frame = CGRect(x: 0, y: 0, width: 200, height: 150)
    #expect(inner.frame == CGRect(x: 10, y: 20, width: 180, height: 110))
    #expect(bar.frame == CGRect(x: 0, y: 130, width: 200, height: 20))
  }

  @Test("A stack of views gives each what it asks for, and the rest to who asks for nothing")
  func stackView() {
    let label = UILabel()
    label.text = "Hello"
    let rest = UIView()
    let stack = UIStackView(arrangedSubviews: [label, rest])
    stack.axis = .vertical
    stack.spacing = 10
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    stack.layoutIfNeeded()
    #expect(label.frame.height == 17 * 1.2)
    #expect(rest.frame.minY == label.frame.maxY + 10)
    #expect(rest.frame.maxY == 200)
    label.removeFromSuperview()
    #expect(stack.arrangedSubviews == [rest])
  }

  @Test("Layout runs once for any number of requests, at the end of the turn")
  func lazyLayout() async throws {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    try await onScreen { screen in
      let root = UIViewController()
      let view = Counting()
      root.view.addSubview(view)
      let window = screen.show(root)
      #expect(view.layouts == 1)
      for _ in 0..<3 { view.setNeedsLayout() }
      #expect(view.layouts == 1)
      screen.turn()
      screen.turn()
      #expect(view.layouts == 2)
      _ = window
    }
  }

  @Test("Views hear of their superview and window, each once")
  func moves() async throws {
    final class Telling: UIView {
      var calls: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) { calls.append("will super") }
      override func didMoveToSuperview() { calls.append("did super") }
      override func willMove(toWindow newWindow: UIWindow?) { calls.append("will window") }
      override func didMoveToWindow() { calls.append("did window") }
    }
    try await onScreen { screen in
      let window = screen.show(UIViewController())
      let view = Telling()
      window.rootViewController?.view.addSubview(view)
      #expect(view.calls == ["will super", "will window", "did window", "did super"])
      #expect(view.window === window)
      view.removeFromSuperview()
      #expect(view.calls.count == 8)
      #expect(view.window == nil)
    }
  }

  @Test("The safe area is the screen's, the bars' and the controller's own")
  func safeArea() async throws {
    try await onScreen { screen in
      let leaf = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: leaf)]
      let window = screen.show(tabs)
      leaf.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(
        leaf.view.safeAreaInsets == UIEdgeInsets(top: 92, left: 2, bottom: 86, right: 4))
      _ = window
    }
  }
}
