// What Swift says otherwise without Objective-C: methods that UIKit calls by their selectors, outlets,
// and the initialisers of cells. Everything else is the same source on iOS and on the model.
#if canImport(ObjectiveC)
extension BooksViewController {
  static let searchAction = #selector(BooksViewController.startSearch(_:))

  @objc func startSearch(_ sender: Any?) { beginSearch() }
}

/// A cell that sets itself up.
class CodedCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func setUp() {}
}

/// What the storyboard's screen of a book has.
public class BookOutlets: UIViewController {
  /// Shows the title.
  @IBOutlet public weak var titleLabel: UILabel?
  /// Shows who wrote it.
  @IBOutlet public weak var authorLabel: UILabel?
}
#else
extension BooksViewController: HeadlessActionTarget {
  static let searchAction: Selector = "startSearch:"

  func headlessMethod(_ action: Selector) -> ((Any?) -> Void)? {
    action == Self.searchAction ? { [self] _ in beginSearch() } : nil
  }
}

/// A cell that sets itself up.
class CodedCell: UITableViewCell {
  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func setUp() {}
}

/// What the storyboard's screen of a book has.
public class BookOutlets: UIViewController {
  /// Shows the title.
  public weak var titleLabel: UILabel?
  /// Shows who wrote it.
  public weak var authorLabel: UILabel?
}
#endif
