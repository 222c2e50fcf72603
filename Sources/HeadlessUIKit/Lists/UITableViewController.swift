public import Foundation

/// A controller whose view is a table.
@MainActor @preconcurrency
open class UITableViewController: UIViewController,
  UITableViewDelegate, UITableViewDataSource
{
  private let style: UITableView.Style
  private var hasLoadedRows = false

  /// Creates a controller with a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with the table of an archive, or a plain one.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with the table of its storyboard, or a plain one.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table, which is the view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Whether a row is selected no more when the screen comes on again.
  open var clearsSelectionOnViewWillAppear = true

  /// Takes the table of the archive, or makes an empty one.
  ///
  /// A table without a data source or a delegate gets this controller for it.
  open override func loadView() {
    let table = archivedTable ?? emptyTable
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
    view = table
  }

  private var archivedTable: UITableView? {
    guard let view = items?.origin?.makeView(of: self) else { return nil }
    if let table = view as? UITableView { return table }
    record(
      .missingView, .exception, "\(name) loaded its view from an archive but got no table", self)
    return nil
  }

  private var emptyTable: UITableView {
    let made = UITableView(frame: screen.bounds, style: style)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return made
  }

  /// Asks for the rows at first, and takes the selection away each time (U193).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasLoadedRows {
      hasLoadedRows = true
      tableView?.reloadData()
    }
    clearSelection(animated: animated)
  }

  private func clearSelection(animated: Bool) {
    guard clearsSelectionOnViewWillAppear, let table = tableView else { return }
    let selected = table.indexPathsForSelectedRows ?? []
    for place in selected { table.deselectRow(at: place, animated: animated) }
    guard !selected.isEmpty, screen.assumptions.reselectsAfterCancelledSwipe else { return }
    transitionCoordinator?.animate(alongsideTransition: nil) { [weak table] context in
      guard context.isCancelled else { return }
      for place in selected { table?.selectRow(at: place, animated: false, scrollPosition: .none) }
    }
  }

  // MARK: Rows

  /// No rows.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// An empty cell.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  /// One section.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// No text.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// No text.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  // MARK: What a user does

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// The height that the table gives its rows.
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }

  /// The height that the table gives its headers.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }

  /// No view.
  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }

  /// Says yes.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// The touched row.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// The row itself.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Does nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Does nothing.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// No menu.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// No buttons.
  @available(tvOS, unavailable)
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}
