public import Foundation

/// A collection of items in sections, which stand in rows here.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  private(set) lazy var tiles = ListTiles(self)
  private let pool = ListCellPool<UICollectionViewCell>()

  /// Creates a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Creates a collection; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// Where items stand.
  open var collectionViewLayout: UICollectionViewLayout

  /// The items, which are asked for when the collection is laid out.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { tiles.reload() } }
  }

  /// The object that is asked and told.
  open weak var delegate: (any UICollectionViewDelegate)?

  /// Says of which type the cells of a name are.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass, for: identifier)
  }

  /// A cell that is not used now, or a new one of a registered type; the same while it is set up anew.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = tiles.lentCell(for: indexPath) as? UICollectionViewCell,
      cell.reuseIdentifier == identifier
    {
      return cell
    }
    let taken = pool.take(identifier) { ($0 as? UICollectionViewCell.Type)?.init(frame: .zero) }
    guard let taken else {
      screen.record(
        .unregisteredCell, .exception,
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) "
          + "- must register a nib or a class for the identifier")
      return UICollectionViewCell(frame: .zero)
    }
    taken.cell.named(identifier)
    if taken.isUsed { taken.cell.prepareForReuse() }
    return taken.cell
  }

  /// How a cell of a type shows an item.
  @MainActor @preconcurrency public struct CellRegistration<Cell, Item>
  where Cell: UICollectionViewCell {
    /// Sets a cell up.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    fileprivate let identifier = UUID().uuidString
    fileprivate let handler: Handler

    /// Creates a registration.
    public init(
      handler: @escaping UICollectionView.CellRegistration<Cell, Item>.Handler
    ) { self.handler = handler }
  }

  /// A cell that shows an item as its registration says.
  @preconcurrency public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath,
    item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    if !pool.knows(registration.identifier) {
      pool.register(Cell.self, for: registration.identifier)
    }
    let made = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = made as? Cell else { fatalError("A registration has one type of cells.") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  // MARK: Changes

  /// Asks for all items again; none is selected afterwards (U192).
  open func reloadData() { tiles.reload() }

  /// Asks for the cells of items again.
  open func reloadItems(at indexPaths: [IndexPath]) {
    tiles.change { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Says that items have come (U191).
  open func insertItems(at indexPaths: [IndexPath]) {
    tiles.change { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Says that items have gone (U191).
  open func deleteItems(at indexPaths: [IndexPath]) {
    tiles.change { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Performs several changes as one, then calls back.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    tiles.update { updates?() }
    guard let completion else { return }
    screen.animate(for: 0.3, {}, completion: completion)
  }

  // MARK: Items

  /// How many sections there are.
  open var numberOfSections: Int {
    tiles.load()
    return tiles.counts.count
  }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    tiles.load()
    return tiles.counts.indices.contains(section) ? tiles.counts[section] : 0
  }

  /// The cell of an item; nil when it is out of sight (U190).
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    tiles.cells[indexPath] as? UICollectionViewCell
  }

  /// The item of a cell; nil for one that is not shown.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { tiles.place(of: cell) }

  /// The cells in sight.
  open var visibleCells: [UICollectionViewCell] {
    tiles.shownPlaces.compactMap { tiles.cells[$0] as? UICollectionViewCell }
  }

  // MARK: Selection

  /// Whether a touch selects an item.
  open var allowsSelection = true

  /// Whether several items may be selected.
  open var allowsMultipleSelection = false

  /// The selected items; nil when there are none.
  open var indexPathsForSelectedItems: [IndexPath]? {
    tiles.selected.isEmpty ? nil : tiles.selected
  }

  /// Selects an item; the delegate hears nothing.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool,
    scrollPosition: UICollectionView.ScrollPosition
  ) {
    guard let indexPath else {
      for place in tiles.selected { tiles.deselect(place, animated: animated) }
      return
    }
    tiles.select(indexPath, alone: !allowsMultipleSelection, animated: animated)
    if !scrollPosition.isEmpty { reveal(indexPath, at: .none, animated: animated) }
  }

  /// Selects an item no more; the delegate hears nothing.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    tiles.deselect(indexPath, animated: animated)
  }

  /// Makes the cells of the items in sight.
  open override func layoutSubviews() { tiles.tile() }

  func put(_ cell: UICollectionViewCell) { pool.put(cell, cell.reuseIdentifier) }

  /// Where an item stands that the collection scrolls to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static var top: UICollectionView.ScrollPosition { .init(rawValue: 1) }
    /// In the middle.
    public static var centeredVertically: UICollectionView.ScrollPosition { .init(rawValue: 2) }
    /// At the bottom.
    public static var bottom: UICollectionView.ScrollPosition { .init(rawValue: 4) }
  }
}
