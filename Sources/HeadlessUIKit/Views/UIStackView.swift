public import Foundation

/// A view that places its arranged subviews in a row or a column.
///
/// Without constraints to solve, it gives each subview the size its content asks for and shares
/// what is left among those that ask for nothing.
@MainActor @preconcurrency open class UIStackView: UIView {
  private var arranged: [UIView] = []
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a stack with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack; an archive's contents are not read.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views that are placed, in order.
  open var arrangedSubviews: [UIView] { arranged }

  /// The direction of the stack.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }

  /// How the stack shares its length.
  open var distribution = UIStackView.Distribution.fill { didSet { setNeedsLayout() } }

  /// How the stack places views across its direction.
  open var alignment = UIStackView.Alignment.fill { didSet { setNeedsLayout() } }

  /// The distance between neighbours.
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Stops placing a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    setNeedsLayout()
  }

  /// Adds a view at a place in the order.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(stackIndex, arranged.count))
    addSubview(view)
  }

  /// Sets the distance after one view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
    setNeedsLayout()
  }

  /// Stops placing a view that leaves.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arranged.removeAll { $0 === subview }
  }

  /// The sizes of the arranged subviews, one after the other.
  open override var intrinsicContentSize: CGSize {
    let shown = arranged.filter { !$0.isHidden }
    let lengths = shown.map { max(0, length(of: $0)) }
    let widths = shown.map { max(0, breadth(of: $0)) }
    let total = lengths.reduce(0, +) + gaps(shown)
    let across = widths.max() ?? 0
    return axis == .vertical
      ? CGSize(width: across, height: total) : CGSize(width: total, height: across)
  }

  /// Places the arranged subviews.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let shown = arranged.filter { !$0.isHidden }
    guard !shown.isEmpty else { return }
    let extent = axis == .vertical ? bounds.height : bounds.width
    var lengths = shown.map { distribution == .fillEqually ? -1 : length(of: $0) }
    let flexible = CGFloat(lengths.count { $0 < 0 })
    let free = extent - gaps(shown) - lengths.filter { $0 > 0 }.reduce(0, +)
    for index in lengths.indices where lengths[index] < 0 {
      lengths[index] = max(0, free / flexible)
    }
    var offset: CGFloat = 0
    for (view, length) in zip(shown, lengths) {
      view.frame = frame(for: view, at: offset, length: length)
      offset += length + gap(after: view)
    }
  }

  private func frame(for view: UIView, at offset: CGFloat, length: CGFloat) -> CGRect {
    let across = axis == .vertical ? bounds.width : bounds.height
    let wanted = breadth(of: view)
    let breadth = alignment == .fill || wanted < 0 ? across : min(wanted, across)
    let start: CGFloat =
      switch alignment {
      case .center: (across - breadth) / 2
      case .trailing: across - breadth
      default: 0
      }
    return axis == .vertical
      ? CGRect(x: start, y: offset, width: breadth, height: length)
      : CGRect(x: offset, y: start, width: length, height: breadth)
  }

  private func length(of view: UIView) -> CGFloat {
    axis == .vertical ? view.intrinsicContentSize.height : view.intrinsicContentSize.width
  }

  private func breadth(of view: UIView) -> CGFloat {
    axis == .vertical ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
  }

  private func gap(after view: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(view)] ?? spacing
  }

  private func gaps(_ views: [UIView]) -> CGFloat {
    views.dropLast().map(gap(after:)).reduce(0, +)
  }
}
