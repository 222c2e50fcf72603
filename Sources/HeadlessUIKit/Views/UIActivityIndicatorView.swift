public import Foundation

/// A view that says that something is under way.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  private var animating = false

  /// Creates an indicator of a size.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    isHidden = true
  }

  /// Creates an indicator with a frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates an indicator; an archive's contents are not read.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    isHidden = true
  }

  /// The size of the indicator.
  open var style: UIActivityIndicatorView.Style

  /// Whether the indicator is hidden when it stands still.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !animating } }

  /// Whether the indicator turns.
  open var isAnimating: Bool { animating }

  /// Starts turning.
  open func startAnimating() {
    animating = true
    isHidden = false
  }

  /// Stops turning.
  open func stopAnimating() {
    animating = false
    isHidden = hidesWhenStopped
  }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  /// The size of an indicator.
  public enum Style: Int, Sendable {
    /// The usual size.
    case medium = 100
    /// A large one.
    case large = 101
  }
}
