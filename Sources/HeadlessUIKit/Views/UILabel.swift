public import Foundation

/// A view that shows text.
@MainActor @preconcurrency open class UILabel: UIView {
  /// The text.
  open var text: String? { didSet { superview?.setNeedsLayout() } }

  /// The typeface.
  open var font: UIFont! = UIFont.systemFont(ofSize: 17)

  /// The colour of the text.
  open var textColor: UIColor! = UIColor.label

  /// On which side the text stands.
  open var textAlignment = NSTextAlignment.natural

  /// How many lines there may be; zero for any number.
  open var numberOfLines = 1

  /// Creates a label, which touches pass through.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The text, unless another label was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  override var isElementByDefault: Bool { true }

  /// A rough measure of the text: half a point size a letter.
  open override var intrinsicContentSize: CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let size = font?.pointSize ?? 17
    return CGSize(width: CGFloat(text.count) * size / 2, height: size * 1.2)
  }
}
