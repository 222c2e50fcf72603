public import Foundation

/// A relation between the sides of two views.
///
/// It is kept and read back; nothing lays views out by it, since our model measures only what
/// decides about touches.
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
  /// The first view.
  open private(set) weak var firstItem: AnyObject?

  /// The side of the first view.
  open private(set) var firstAttribute = NSLayoutConstraint.Attribute.notAnAttribute

  /// How both sides compare.
  open private(set) var relation = NSLayoutConstraint.Relation.equal

  /// The second view; nil for a constant.
  open private(set) weak var secondItem: AnyObject?

  /// The side of the second view.
  open private(set) var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute

  /// The factor of the second side.
  open private(set) var multiplier: CGFloat = 1

  /// Relates a side of a view to a side of another, or to a constant.
  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
  }

  /// What is added to the second side.
  open var constant: CGFloat = 0

  /// Whether it counts.
  open var isActive = false

  /// A name for logs.
  open var identifier: String?

  /// Lets constraints count.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Lets constraints count no more.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// How two sides compare.
  public enum Relation: Int, Sendable {
    /// The first is no greater.
    case lessThanOrEqual = -1
    /// Both are equal.
    case equal = 0
    /// The first is no less.
    case greaterThanOrEqual = 1
  }

  /// A side of a view, or a measure of it.
  public enum Attribute: Int, Sendable {
    /// The left side.
    case left = 1
    /// The right side.
    case right = 2
    /// The upper side.
    case top = 3
    /// The lower side.
    case bottom = 4
    /// The side where a line begins.
    case leading = 5
    /// The side where a line ends.
    case trailing = 6
    /// How wide it is.
    case width = 7
    /// How high it is.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// None, for a constant.
    case notAnAttribute = 0
  }
}
