public import Foundation

/// The view of an item in a collection.
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
  private let holder = UIView(frame: .zero)
  private var content: (any UIContentConfiguration)?
  private var contentPart: UIView?

  /// Creates a cell; its collection makes cells of registered types in this way.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(holder)
  }

  /// Creates a cell; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(holder)
  }

  /// The view that holds the content.
  open var contentView: UIView { holder }

  /// Whether the item is selected.
  open var isSelected = false

  /// Whether a finger touches the item.
  open var isHighlighted = false

  /// What the cell shows.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content }
    set { show(newValue) }
  }

  /// Places the content.
  open override func layoutSubviews() {
    holder.frame = bounds
    contentPart?.frame = holder.bounds
  }

  private func show(_ configuration: (any UIContentConfiguration)?) {
    content = configuration
    contentPart?.removeFromSuperview()
    contentPart = configuration?.makeContentView()
    if let contentPart { holder.addSubview(contentPart) }
    setNeedsLayout()
  }
}
