import Foundation

extension UIView {
  func applyFrame(_ frame: CGRect) {
    let old = storedFrame.size
    storedFrame = frame
    guard old != frame.size else { return }
    resized(from: old)
  }

  func applyBounds(_ bounds: CGRect) {
    boundsOrigin = bounds.origin
    guard bounds.size != storedFrame.size else { return }
    let middle = CGPoint(x: storedFrame.midX, y: storedFrame.midY)
    frame = CGRect(
      x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2,
      width: bounds.width, height: bounds.height)
  }

  func moveCenter(to center: CGPoint) {
    frame.origin = CGPoint(
      x: center.x - storedFrame.width / 2, y: center.y - storedFrame.height / 2)
  }

  func fittingSize(within size: CGSize) -> CGSize {
    let wanted = intrinsicContentSize
    return CGSize(
      width: wanted.width < 0 ? size.width : wanted.width,
      height: wanted.height < 0 ? size.height : wanted.height)
  }

  private func resized(from old: CGSize) {
    markNeedsLayout()
    guard autoresizesSubviews else { return }
    for subview in subviewList { subview.follow(from: old, to: storedFrame.size) }
  }

  private func follow(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    let horizontal = AxisResize(
      position: storedFrame.minX, length: storedFrame.width, outer: old.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      )
    ).following(new.width)
    let vertical = AxisResize(
      position: storedFrame.minY, length: storedFrame.height, outer: old.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      )
    ).following(new.height)
    frame = CGRect(
      x: horizontal.position, y: vertical.position, width: horizontal.length,
      height: vertical.length)
  }
}

/// How a view follows its superview along one axis.
struct AxisResize {
  let position: CGFloat
  let length: CGFloat
  let outer: CGFloat
  let flexible: (before: Bool, length: Bool, after: Bool)

  /// Shares the change among the flexible parts in proportion to their sizes.
  func following(_ newOuter: CGFloat) -> (position: CGFloat, length: CGFloat) {
    let change = newOuter - outer
    let parts = [
      flexible.before ? position : 0, flexible.length ? length : 0,
      flexible.after ? outer - position - length : 0,
    ]
    let flags = [flexible.before, flexible.length, flexible.after]
    let flexibleCount = CGFloat(flags.count { $0 })
    guard flexibleCount > 0 else { return (position, length) }
    let total = parts.reduce(0, +)
    func share(_ index: Int) -> CGFloat {
      guard flags[index] else { return 0 }
      return total > 0 ? change * parts[index] / total : change / flexibleCount
    }
    return (position + share(0), length + share(1))
  }
}
