import HeadlessUIKit
import Testing

@MainActor
@Suite("The view hierarchy keeps the order of its subviews, and each view has one superview")
struct HierarchyTests {
  private func tagged(_ tag: Int) -> UIView {
    let view = UIView()
    view.tag = tag
    return view
  }

  /// A parent of views 1, 2, 3 after one call each, and the order that follows.
  private static let edits:
    [(name: String, order: [Int], edit: @MainActor @Sendable (UIView, UIView) -> Void)] = [
      ("add new", [1, 2, 3, 9], { $0.addSubview($1) }),
      ("insert at 1", [1, 9, 2, 3], { $0.insertSubview($1, at: 1) }),
      ("insert far out", [1, 2, 3, 9], { $0.insertSubview($1, at: 70) }),
      ("below 1", [9, 1, 2, 3], { $0.insertSubview($1, belowSubview: $0.subviews[0]) }),
      ("above 1", [1, 9, 2, 3], { $0.insertSubview($1, aboveSubview: $0.subviews[0]) }),
      ("add again", [2, 3, 1], { parent, _ in parent.addSubview(parent.subviews[0]) }),
      ("to front", [1, 3, 2], { parent, _ in parent.bringSubviewToFront(parent.subviews[1]) }),
      ("to back", [3, 1, 2], { parent, _ in parent.sendSubviewToBack(parent.subviews[2]) }),
      ("stranger to back", [1, 2, 3], { $0.sendSubviewToBack($1) }),
      ("remove", [1, 3], { parent, _ in parent.subviews[1].removeFromSuperview() }),
      ("itself", [1, 2, 3], { parent, _ in parent.addSubview(parent) }),
    ]

  @Test("Each call leaves the order that it names", arguments: 0..<11)
  func order(row: Int) {
    let (name, order, edit) = Self.edits[row]
    let parent = UIView()
    for tag in 1...3 { parent.addSubview(tagged(tag)) }
    let new = tagged(9)
    edit(parent, new)
    #expect(parent.subviews.map(\.tag) == order, "\(name)")
    #expect(parent.subviews.allSatisfy { $0.superview === parent })
    #expect((new.superview === parent) == order.contains(9))
  }

  @Test("A view has one parent: the next one takes it from the last")
  func oneParent() {
    let (first, second, child) = (UIView(), UIView(), UIView())
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(child.superview === second)
  }

  @Test("A view holds its subviews, and is not held by them")
  func ownership() {
    weak var parent: UIView?
    weak var child: UIView?
    let kept = UIView()
    do {
      let outer = UIView()
      parent = outer
      outer.addSubview(kept)
      let inner = UIView()
      child = inner
      kept.addSubview(inner)
    }
    #expect(parent == nil)
    #expect(kept.superview == nil)
    #expect(child != nil)
  }

  @Test("Descendants are found by tag and by place, the view itself among them")
  func finding() {
    let root = tagged(1)
    let middle = tagged(2)
    let leaf = tagged(3)
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(root.viewWithTag(3) === leaf)
    #expect(root.viewWithTag(1) === root)
    #expect(middle.viewWithTag(1) == nil)
    #expect(leaf.isDescendant(of: root))
    #expect(root.isDescendant(of: root))
    #expect(!root.isDescendant(of: leaf))
  }

  @Test("A parent hears of what comes and goes")
  func parentHears() {
    final class Parent: UIView {
      var calls: [String] = []
      override func didAddSubview(_ subview: UIView) { calls.append("did add") }
      override func willRemoveSubview(_ subview: UIView) { calls.append("will remove") }
    }
    let parent = Parent()
    let child = UIView()
    parent.addSubview(child)
    parent.bringSubviewToFront(child)
    child.removeFromSuperview()
    child.removeFromSuperview()
    #expect(parent.calls == ["did add", "will remove"])
  }

  @Test("The window reaches down the whole tree, and goes with it")
  func window() async throws {
    try await onScreen { screen in
      let window = screen.show(UIViewController())
      let (branch, leaf) = (UIView(), UIView())
      branch.addSubview(leaf)
      window.rootViewController?.view.addSubview(branch)
      #expect(leaf.window === window)
      branch.removeFromSuperview()
      #expect(leaf.window == nil)
      #expect(leaf.superview === branch)
    }
  }

  @Test("Tint is the nearest one up the tree, blue at the end")
  func tint() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    inner.tintColor = .green
    #expect(inner.tintColor == .green)
    #expect(outer.tintColor == .red)
  }
}
