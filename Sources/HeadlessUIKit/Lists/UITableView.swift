public import Foundation

/// A list of rows in sections.
@MainActor @preconcurrency open class UITableView: UIScrollView {
  private let ownStyle: Style
  private(set) lazy var tiles = ListTiles(self)
  let pool = ListCellPool<UITableViewCell>()

  /// Creates a table of a style.
  public init(frame: CGRect, style: UITableView.Style) {
    ownStyle = style
    super.init(frame: frame)
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    ownStyle = .plain
    super.init(coder: coder)
  }

  /// How the table looks.
  open var style: UITableView.Style { ownStyle }

  /// The rows, which are asked for when the table is laid out.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { tiles.reload() } }
  }

  /// The object that is asked and told.
  open weak var delegate: (any UITableViewDelegate)?

  /// The height of a row that says that the content decides.
  open class var automaticDimension: CGFloat { -1 }

  /// The height of the rows for which the delegate gives none.
  open var rowHeight = UITableView.automaticDimension

  /// The height of the headers for which the delegate gives none.
  open var sectionHeaderHeight = UITableView.automaticDimension

  /// The view above all rows.
  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, for: tableHeaderView) }
  }

  /// The view below all rows.
  open var tableFooterView: UIView? {
    didSet { exchange(oldValue, for: tableFooterView) }
  }

  // MARK: Cells

  /// Says of which type the cells of a name are.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.register(cellClass, for: identifier)
  }

  /// Says which archive has the cell of a name.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    pool.register(nib, for: identifier)
  }

  /// A cell that is not used now, or a new one of a registered type; nil without one.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeue(identifier)
  }

  /// A cell that is not used now, or a new one of a registered type; the same while it is set up anew.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = tiles.lentCell(for: indexPath) as? UITableViewCell,
      cell.reuseIdentifier == identifier
    {
      return cell
    }
    return dequeue(identifier) ?? unregistered(identifier)
  }

  // MARK: Changes

  /// Asks for all rows again; none is selected afterwards (U192).
  open func reloadData() { tiles.reload() }

  /// Asks for the cells of rows again; they are selected no more.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    tiles.change { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Asks for the rows of sections again.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    tiles.change { $0.reloadedSections.formUnion(sections) }
  }

  /// Says that rows have come (U191).
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    tiles.change { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Says that rows have gone (U191).
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    tiles.change { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Says that a row has moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    tiles.change { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Says that sections have come.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    tiles.change { $0.insertedSections.formUnion(sections) }
  }

  /// Says that sections have gone.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    tiles.change { $0.deletedSections.formUnion(sections) }
  }

  /// Begins to gather changes.
  open func beginUpdates() { tiles.begin() }

  /// Performs the gathered changes.
  open func endUpdates() { tiles.end() }

  /// Performs several changes as one, then calls back.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    tiles.update { updates?() }
    guard let completion else { return }
    screen.animate(for: 0.3, {}, completion: completion)
  }

  // MARK: Rows

  /// How many sections there are.
  open var numberOfSections: Int {
    tiles.load()
    return tiles.counts.count
  }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    tiles.load()
    return tiles.counts.indices.contains(section) ? tiles.counts[section] : 0
  }

  /// The cell of a row; nil when the row is out of sight (U190).
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    tiles.cells[indexPath] as? UITableViewCell
  }

  /// The row of a cell; nil for one that is not shown.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { tiles.place(of: cell) }

  /// The cells in sight, in order.
  open var visibleCells: [UITableViewCell] {
    tiles.shownPlaces.compactMap { tiles.cells[$0] as? UITableViewCell }
  }

  /// The rows in sight, in order.
  open var indexPathsForVisibleRows: [IndexPath]? { tiles.shownPlaces }

  /// Where a row stands.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { tiles.frame(ofRowAt: indexPath) }

  /// Scrolls to a row.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) { reveal(indexPath, at: scrollPosition.place, animated: animated) }

  // MARK: Selection

  /// Whether a touch selects a row.
  open var allowsSelection = true

  /// Whether several rows may be selected.
  open var allowsMultipleSelection = false

  /// Whether a touch selects a row while the rows are edited.
  open var allowsSelectionDuringEditing = false

  /// The selected row; the first one selected of several.
  open var indexPathForSelectedRow: IndexPath? { tiles.selected.first }

  /// The selected rows; nil when there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    tiles.selected.isEmpty ? nil : tiles.selected
  }

  /// Selects a row; the delegate hears nothing.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    guard let indexPath else {
      for place in tiles.selected { tiles.deselect(place, animated: animated) }
      return
    }
    tiles.select(indexPath, alone: !allowsMultipleSelection, animated: animated)
    if scrollPosition != .none { reveal(indexPath, at: scrollPosition.place, animated: animated) }
  }

  /// Selects a row no more; the delegate hears nothing.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    tiles.deselect(indexPath, animated: animated)
  }

  /// Whether the rows are edited.
  open var isEditing = false

  /// Begins or ends to edit the rows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    for cell in visibleCells { cell.isEditing = editing }
  }

  /// Makes the cells of the rows in sight.
  open override func layoutSubviews() { tiles.tile() }

  private func exchange(_ old: UIView?, for new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  /// How a table looks.
  public enum Style: Int, Sendable {
    /// The rows of all sections stand on each other.
    case plain
    /// Each section stands apart.
    case grouped
    /// Each section stands apart, away from the edges.
    @available(tvOS, unavailable)
    case insetGrouped
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// From or to the right.
    case right = 1
    /// From or to the left.
    case left = 2
    /// From or to above.
    case top = 3
    /// From or to below.
    case bottom = 4
    /// Without animation.
    case none = 5
    /// They keep to the middle of their place.
    case middle = 6
    /// As the table chooses.
    case automatic = 100
  }

  /// Where a row stands that the table scrolls to.
  public enum ScrollPosition: Int, Sendable {
    /// As near as possible; a selected row stays where it is.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom

    var place: ListPosition {
      switch self {
      case .none: .none
      case .top: .top
      case .middle: .middle
      case .bottom: .bottom
      }
    }
  }
}
