public import PortolanUIKit
public import Shelf

/// Shows a book; the storyboard has its view.
public final class BookViewController: BookOutlets {
  private let book: Book?

  /// Creates the screen of a book from the storyboard.
  public init?(coder: NSCoder, book: Book?) {
    self.book = book
    super.init(coder: coder)
  }

  /// Creates a screen without a book.
  public required init?(coder: NSCoder) {
    book = nil
    super.init(coder: coder)
  }

  /// Fills the outlets.
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = book?.title
    titleLabel?.text = book?.title
    authorLabel?.text = book?.author
  }
}
