import Foundation
import HeadlessUIKit

extension UIView {
  /// The controller whose view this is.
  var owner: UIViewController? { next as? UIViewController }

  /// Whether it shows anything on the screen of its window.
  var isSeen: Bool {
    guard !isHidden, alpha > 0.01, let window else { return false }
    return frame.isEmpty || window.bounds.intersects(frameInWindow)
  }

  private var frameInWindow: CGRect {
    var frame = frame
    var next = superview
    while let view = next, view !== window {
      frame.origin.x += view.frame.minX - view.bounds.minX
      frame.origin.y += view.frame.minY - view.bounds.minY
      next = view.superview
    }
    return frame
  }

  /// The subviews that can be seen, in reading order.
  var seenSubviews: [UIView] {
    let seen = subviews.filter(\.isSeen)
    let first = seen.lastIndex { $0.covers(self) } ?? 0
    let uncovered = Array(seen.dropFirst(first))
    if let column = self as? UIStackView {
      let arranged = column.arrangedSubviews.filter(uncovered.contains)
      return arranged + uncovered.filter { !arranged.contains($0) }
    }
    return uncovered.enumerated()
      .sorted { ($0.element.readingPlace, $0.offset) < ($1.element.readingPlace, $1.offset) }
      .map(\.element)
  }

  /// Whether what stands behind it in the same superview is out of sight.
  private func covers(_ superview: UIView) -> Bool {
    guard let owner, owner.parent != nil, alpha > 0.99 else { return false }
    return frame.contains(superview.bounds)
  }

  /// From top to bottom, in a line from where reading begins.
  private var readingPlace: ReadingPlace {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return ReadingPlace(line: frame.minY, column: isRightToLeft ? -frame.maxX : frame.minX)
  }
}

/// Where something stands among what is read.
private struct ReadingPlace: Comparable {
  let line: CGFloat
  let column: CGFloat

  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}
