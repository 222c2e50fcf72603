/// The values that accompany a change of state on its way through the views.
public struct Transaction {
  /// The course of the change, or none.
  public var animation: Animation? {
    didSet { saysAnimation = true }
  }

  /// Whether the change is shown without any animation.
  public var disablesAnimations = false
  /// Whether the change has an explicit animation, or explicitly none.
  private(set) var saysAnimation = false
  var completions: [AnimationCompletion] = []

  /// Creates a transaction that says nothing.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
    saysAnimation = true
  }

  var isPlain: Bool { self == Transaction() }

  /// Combines this and another transaction; the values of the other win.
  func merged(with other: Transaction) -> Transaction {
    guard !other.isPlain else { return self }
    return other
  }
}

extension Transaction {
  /// Whether two transactions say the same.
  static func == (lhs: Transaction, rhs: Transaction) -> Bool {
    lhs.animation == rhs.animation && lhs.disablesAnimations == rhs.disablesAnimations
      && lhs.saysAnimation == rhs.saysAnimation
      && lhs.completions.elementsEqual(rhs.completions) { $0 === $1 }
  }
}
