import HeadlessUIKit
import Testing

@MainActor
@Suite("A view's frame, bounds and center stay consistent when the view or its superview changes")
struct GeometryTests {
  @Test("Frame, bounds and center are three views of one place")
  func places() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
    view.bounds.size = CGSize(width: 20, height: 30)
    #expect(view.center == CGPoint(x: 100, y: 100))
    #expect(view.frame == CGRect(x: 90, y: 85, width: 20, height: 30))
    view.bounds.origin = CGPoint(x: 5, y: 6)
    #expect(view.frame == CGRect(x: 90, y: 85, width: 20, height: 30))
    view.frame.size = CGSize(width: 1, height: 2)
    #expect(view.bounds == CGRect(x: 5, y: 6, width: 1, height: 2))
  }

  /// A view from 20 to 50 in one of length 100, after that has grown to 200.
  private static let masks: [(mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat)] = [
    ([], 20, 30),
    ([.flexibleRightMargin], 20, 30),
    ([.flexibleLeftMargin], 120, 30),
    ([.flexibleWidth], 20, 130),
    ([.flexibleLeftMargin, .flexibleRightMargin], 20 + 100 * 20 / 70, 30),
    ([.flexibleLeftMargin, .flexibleWidth], 20 + 100 * 20 / 50, 30 + 100 * 30 / 50),
    ([.flexibleWidth, .flexibleRightMargin], 20, 30 + 100 * 30 / 80),
    ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 40, 60),
  ]

  @Test("What is flexible shares a change in proportion", arguments: 0..<8, [false, true])
  func autoresizing(row: Int, isVertical: Bool) {
    let (mask, start, length) = Self.masks[row]
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
    outer.addSubview(inner)
    // The vertical half of the mask stands three bits above the horizontal one.
    inner.autoresizingMask = isVertical ? .init(rawValue: mask.rawValue << 3) : mask
    outer.frame.size =
      isVertical
      ? CGSize(width: 100, height: 200) : CGSize(width: 200, height: 100)
    let (changed, kept) =
      isVertical
      ? ((inner.frame.minY, inner.frame.height), (inner.frame.minX, inner.frame.width))
      : ((inner.frame.minX, inner.frame.width), (inner.frame.minY, inner.frame.height))
    #expect(abs(changed.0 - start) < 0.001)
    #expect(abs(changed.1 - length) < 0.001)
    #expect(kept == (20, 30))
  }

  @Test("A view that does not resize its subviews leaves them alone; nothing flexible is lost at 0")
  func edges() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    outer.autoresizesSubviews = false
    outer.frame.size = CGSize(width: 50, height: 50)
    #expect(inner.frame.width == 100)
    outer.autoresizesSubviews = true
    inner.frame.size = .zero
    outer.frame.size = CGSize(width: 80, height: 50)
    #expect(inner.frame.width == 30)
  }

  @Test("Sizes follow what the content asks for, and what is offered otherwise")
  func fitting() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(view.sizeThatFits(CGSize(width: 7, height: 8)) == CGSize(width: 7, height: 8))
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)
    label.font = UIFont.systemFont(ofSize: 10)
    label.text = "four"
    label.sizeToFit()
    #expect(label.bounds.size == CGSize(width: 20, height: 12))
    let field = UITextField()
    #expect(field.sizeThatFits(CGSize(width: 90, height: 5)) == CGSize(width: 90, height: 34))
  }

  @Test("A scroll view's offset is its bounds' origin")
  func scrolling() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    scroll.setContentOffset(CGPoint(x: 3, y: 4), animated: true)
    #expect(scroll.bounds.origin == CGPoint(x: 3, y: 4))
    scroll.bounds.origin = CGPoint(x: 1, y: 1)
    #expect(scroll.contentOffset == CGPoint(x: 1, y: 1))
    #expect(scroll.frame.origin == .zero)
  }

  @Test("Of the safe area a view gets what reaches into it")
  func safeArea() async throws {
    try await onScreen { screen in
      screen.safeAreaInsets = UIEdgeInsets(top: 40, left: 10, bottom: 30, right: 0)
      let root = UIViewController()
      let window = screen.show(root)
      let size = root.view.bounds.size
      let view = UIView(frame: CGRect(x: 4, y: 15, width: size.width - 4, height: size.height - 25))
      root.view.addSubview(view)
      #expect(view.safeAreaInsets == UIEdgeInsets(top: 25, left: 6, bottom: 20, right: 0))
      view.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
      #expect(view.safeAreaInsets == .zero)
      #expect(UIView().safeAreaInsets == .zero)
      _ = window
    }
  }
}
