public import Foundation

/// The view of a row in a table.
@MainActor @preconcurrency open class UITableViewCell: UIView {
  private var identifier: String?
  private let content = CellContent()
  private var main: UILabel?
  private var detail: UILabel?
  private let cellStyle: CellStyle

  /// Creates a cell; its table makes cells of registered types in this way.
  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    identifier = reuseIdentifier
    cellStyle = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
  }

  /// Creates a cell; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    identifier = nil
    cellStyle = .default
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// The name by which it is used again.
  open var reuseIdentifier: String? { identifier }

  /// A cell of an archive has no name of its own.
  func named(_ registered: String) { if identifier == nil { identifier = registered } }

  /// Says that the cell will be used for another row.
  open func prepareForReuse() {}

  /// The view that holds the content.
  open var contentView: UIView { holder }

  private lazy var holder = UIView(frame: .zero)

  /// The text of the row.
  open var textLabel: UILabel? {
    if let main { return main }
    let made = label()
    main = made
    return made
  }

  /// The second text of the row; a cell of the default style has none.
  open var detailTextLabel: UILabel? {
    guard cellStyle != .default else { return nil }
    if let detail { return detail }
    let made = label()
    detail = made
    return made
  }

  /// What the cell shows; it stands in the place of the two texts.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set {
      for label in [main, detail] { label?.removeFromSuperview() }
      (main, detail) = (nil, nil)
      content.show(newValue, in: contentView)
    }
  }

  /// The content that a cell of this style has.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    case .default: .cell()
    }
  }

  /// What the cell shows at its end.
  open var accessoryType = UITableViewCell.AccessoryType.none

  /// The view at the end, in place of `accessoryType`.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
    }
  }

  /// How a selected cell looks; it has no influence on whether the row is selected.
  open var selectionStyle = UITableViewCell.SelectionStyle.default

  /// Whether the row is selected.
  open var isSelected = false

  /// Whether a finger touches the row.
  open var isHighlighted = false

  /// Says that the row is selected or not.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Says that a finger touches the row or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Whether the rows are being edited.
  open var isEditing = false

  /// Places the content.
  open override func layoutSubviews() {
    contentView.frame = bounds
    content.layOut(in: contentView)
    let half = CGSize(width: bounds.width, height: bounds.height / (detail == nil ? 1 : 2))
    main?.frame = CGRect(origin: .zero, size: half)
    detail?.frame = CGRect(origin: CGPoint(x: 0, y: half.height), size: half)
  }

  private func label() -> UILabel {
    let made = UILabel(frame: .zero)
    contentView.addSubview(made)
    setNeedsLayout()
    return made
  }

  /// How a cell is laid out.
  public enum CellStyle: Int, Sendable {
    /// One text.
    case `default`
    /// A second text at the end.
    case value1
    /// A second text after the first.
    case value2
    /// A second text beneath.
    case subtitle
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// As the others.
    case none
    /// Blue.
    case blue
    /// Grey.
    case gray
    /// As usual.
    case `default`
  }

  /// What a cell shows at its end.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// An arrow that says that a touch leads on.
    case disclosureIndicator
    /// A button, and the arrow.
    @available(tvOS, unavailable)
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// A button.
    @available(tvOS, unavailable)
    case detailButton
  }

  /// Whether a button stands at the end.
  var hasAccessoryButton: Bool {
    accessoryView == nil
      && (accessoryType == .detailButton || accessoryType == .detailDisclosureButton)
  }
}
