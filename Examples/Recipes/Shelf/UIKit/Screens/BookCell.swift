import PortolanUIKit
import Shelf

/// A row of the list.
final class BookCell: CodedCell {
  override func setUp() { accessoryType = .disclosureIndicator }

  func show(_ book: Book) {
    var content = defaultContentConfiguration()
    content.text = book.title
    content.secondaryText = book.author
    contentConfiguration = content
  }
}
