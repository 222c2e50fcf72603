import PortolanUIKit

final class CatalogueController: PageController {
  private let open: (Int) -> Void

  init(open: @escaping (Int) -> Void) {
    self.open = open
    super.init(title: "Catalogue")
  }

  required init?(coder: NSCoder) { return nil }

  override var actions: [UIAction] {
    Book.all.map { book in UIAction(title: book.title) { [open] _ in open(book.id) } }
  }
}
