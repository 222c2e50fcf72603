import HeadlessUIKit
import Testing

/// A view that asks for a size.
private final class Sized: UIView {
  let wanted: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    wanted = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { wanted }
}

@MainActor @Suite("A stack view places its views by axis, distribution and spacing")
struct StackViewTests {
  /// What a stack of 100 by 60 gives two views that ask for 20 by 10 and 30 by 40.
  private struct Row: Sendable {
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var spacing: CGFloat = 0
    let first: CGRect
    let second: CGRect
  }

  private static let rows = [
    Row(
      first: CGRect(x: 0, y: 0, width: 20, height: 60),
      second: CGRect(x: 20, y: 0, width: 30, height: 60)),
    Row(
      spacing: 5, first: CGRect(x: 0, y: 0, width: 20, height: 60),
      second: CGRect(x: 25, y: 0, width: 30, height: 60)),
    Row(
      alignment: .leading, first: CGRect(x: 0, y: 0, width: 20, height: 10),
      second: CGRect(x: 20, y: 0, width: 30, height: 40)),
    Row(
      alignment: .center, first: CGRect(x: 0, y: 25, width: 20, height: 10),
      second: CGRect(x: 20, y: 10, width: 30, height: 40)),
    Row(
      alignment: .trailing, first: CGRect(x: 0, y: 50, width: 20, height: 10),
      second: CGRect(x: 20, y: 20, width: 30, height: 40)),
    Row(
      distribution: .fillEqually, spacing: 10,
      first: CGRect(x: 0, y: 0, width: 45, height: 60),
      second: CGRect(x: 55, y: 0, width: 45, height: 60)),
    Row(
      axis: .vertical, first: CGRect(x: 0, y: 0, width: 100, height: 10),
      second: CGRect(x: 0, y: 10, width: 100, height: 40)),
    Row(
      axis: .vertical, alignment: .center, spacing: 2,
      first: CGRect(x: 40, y: 0, width: 20, height: 10),
      second: CGRect(x: 35, y: 12, width: 30, height: 40)),
  ]

  @Test("Places by axis, distribution, alignment and spacing", arguments: 0..<8)
  func places(index: Int) {
    let row = Self.rows[index]
    let views = [Sized(20, 10), Sized(30, 40)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = row.axis
    stack.distribution = row.distribution
    stack.alignment = row.alignment
    stack.spacing = row.spacing
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame) == [row.first, row.second])
  }

  @Test("It asks for the sum along and the largest across; hidden ones count for nothing")
  func wantedSize() {
    let views = [Sized(20, 10), Sized(30, 40), Sized(50, 50)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 5
    #expect(stack.intrinsicContentSize == CGSize(width: 110, height: 50))
    stack.axis = .vertical
    #expect(stack.intrinsicContentSize == CGSize(width: 50, height: 110))
    views[2].isHidden = true
    #expect(stack.intrinsicContentSize == CGSize(width: 30, height: 55))
    stack.setCustomSpacing(20, after: views[0])
    #expect(stack.intrinsicContentSize.height == 70)
    #expect(UIStackView().intrinsicContentSize == .zero)
  }

  @Test("Arranged views are subviews; a subview need not be arranged")
  func membership() {
    let (first, second) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first])
    stack.insertArrangedSubview(second, at: 0)
    #expect(stack.arrangedSubviews == [second, first])
    stack.insertArrangedSubview(second, at: 9)
    #expect(stack.arrangedSubviews == [first, second])
    stack.removeArrangedSubview(second)
    #expect(stack.arrangedSubviews == [first])
    #expect(second.superview === stack)
    first.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test("Those that ask for nothing share what is left, and get nothing when nothing is")
  func flexible() {
    let (one, two) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [one, Sized(40, 10), two])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    stack.layoutIfNeeded()
    #expect([one, two].map(\.frame.width) == [30, 30])
    #expect(two.frame.minX == 70)
    stack.frame.size.width = 30
    stack.layoutIfNeeded()
    #expect([one, two].map(\.frame.width) == [0, 0])
  }
}
