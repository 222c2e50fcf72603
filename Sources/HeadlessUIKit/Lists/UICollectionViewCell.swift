public import Foundation

/// The view of an item in a collection.
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
  private let holder = UIView(frame: .zero)
  private let content = CellContent()

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
    get { content.configuration }
    set { content.show(newValue, in: holder) }
  }

  /// Places the content.
  open override func layoutSubviews() {
    holder.frame = bounds
    content.layOut(in: holder)
  }
}
