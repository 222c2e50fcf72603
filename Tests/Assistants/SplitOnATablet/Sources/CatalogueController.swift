import PortolanUIKit

final class CatalogueController: PageController {
  private let open: (Int) -> Void
  private let showHours: () -> Void

  init(open: @escaping (Int) -> Void, showHours: @escaping () -> Void) {
    self.open = open
    self.showHours = showHours
    super.init(title: "Catalogue")
  }

  required init?(coder: NSCoder) { return nil }

  override var actions: [UIAction] {
    Book.all.map { book in UIAction(title: book.title) { [open] _ in open(book.id) } }
      + [UIAction(title: "Opening hours") { [showHours] _ in showHours() }]
  }
}
