import HeadlessUIKit
import Testing

/// A view that may take the keyboard and give it up, as told.
private final class Willing: UIView {
  var mayBecome = true
  var mayResign = true
  override var canBecomeFirstResponder: Bool { mayBecome }
  override var canResignFirstResponder: Bool { mayResign }
}

@MainActor
@Suite(
  "The responder chain leads from a view to its scene, and the first responder has the keyboard")
struct ResponderTests {
  private func chain(from first: UIResponder) -> [UIResponder] {
    var chain = [first]
    while let next = chain.last?.next, chain.count < 20 { chain.append(next) }
    return chain
  }

  @Test("From a view up: its controller, the views above, the window, the scene")
  func order() async throws {
    try await onScreen { screen in
      let (root, child) = (UIViewController(), UIViewController())
      root.addChild(child)
      root.view.addSubview(child.view)
      let leaf = UIView()
      child.view.addSubview(leaf)
      let window = screen.show(root)
      #expect(
        chain(from: leaf) == [leaf, child.view, child, root.view, root, window, screen.scene])
    }
  }

  @Test("A presented controller's chain goes on to the window it stands in")
  func presented() async throws {
    try await onScreen { screen in
      let window = screen.show(UIViewController())
      let modal = UIViewController()
      window.rootViewController?.present(modal, animated: false)
      let chain = chain(from: modal)
      #expect(chain.contains(window))
      #expect(chain.last === screen.scene)
      #expect(UIResponder().next == nil)
      #expect(!UIResponder().accessibilityPerformEscape())
    }
  }

  @Test("A responder must be willing and in a window", arguments: 0..<4)
  func becoming(bits: Int) async throws {
    try await onScreen { screen in
      let window = screen.show(UIViewController())
      let view = Willing()
      view.mayBecome = bits & 1 != 0
      if bits & 2 != 0 { window.rootViewController?.view.addSubview(view) }
      #expect(view.becomeFirstResponder() == (bits == 3))
      #expect(view.isFirstResponder == (bits == 3))
    }
  }

  @Test("The keyboard goes from one to the next, if the first lets go", arguments: [true, false])
  func handingOver(lets: Bool) async throws {
    try await onScreen { screen in
      let window = screen.show(UIViewController())
      let (first, second) = (Willing(), Willing())
      for view in [first, second] { window.rootViewController?.view.addSubview(view) }
      first.becomeFirstResponder()
      first.mayResign = lets
      #expect(second.becomeFirstResponder() == lets)
      #expect(first.isFirstResponder == !lets)
      #expect(second.isFirstResponder == lets)
      #expect(first.resignFirstResponder() == lets || !first.isFirstResponder)
    }
  }

  /// Where the holder stands, whether it lets go, whether force is used; who has it afterwards.
  @Test(
    "endEditing takes the keyboard from inside, by force also from the unwilling",
    arguments: [true, false], [true, false])
  func endEditing(isInside: Bool, force: Bool) async throws {
    for isWilling in [true, false] {
      try await onScreen { screen in
        let root = UIViewController()
        let window = screen.show(root)
        let group = UIView()
        root.view.addSubview(group)
        let holder = Willing()
        (isInside ? group : root.view).addSubview(holder)
        holder.becomeFirstResponder()
        holder.mayResign = isWilling
        let isEnded = isInside && (isWilling || force)
        #expect(group.endEditing(force) == (isEnded || !isInside))
        #expect(holder.isFirstResponder == !isEnded)
        _ = window
      }
    }
  }

  @Test("U160 a field keeps the keyboard through a push until its view leaves the window")
  func push() async throws {
    try await onScreen { screen in
      let first = UIViewController()
      let field = UITextField()
      first.view.addSubview(field)
      let (stack, window) = screen.stack(first)
      field.becomeFirstResponder()
      stack.pushViewController(UIViewController(), animated: true)
      #expect(field.isFirstResponder)
      screen.finishTransitions()
      #expect(!field.isFirstResponder)
      #expect(!field.isEditing)
      _ = window
    }
  }

  @Test("U160 whoever resigns in viewWillDisappear has no keyboard during the transition")
  func resigning() async throws {
    final class Tidy: UIViewController {
      override func viewWillDisappear(_ animated: Bool) { view.endEditing(true) }
    }
    try await onScreen { screen in
      let first = Tidy()
      let field = UITextField()
      first.view.addSubview(field)
      let (stack, window) = screen.stack(first)
      field.becomeFirstResponder()
      stack.pushViewController(UIViewController(), animated: true)
      screen.layoutIfNeeded()
      #expect(!field.isFirstResponder)
      screen.finishTransitions()
      _ = window
    }
  }

  @Test("Each window has a keyboard of its own")
  func windows() async throws {
    try await onScreen { screen in
      let views = (0..<2).map { _ in Willing() }
      let windows = views.map { view in
        let window = screen.show(UIViewController())
        window.rootViewController?.view.addSubview(view)
        view.becomeFirstResponder()
        return window
      }
      #expect(views.allSatisfy { $0.isFirstResponder })
      _ = windows
    }
  }
}
