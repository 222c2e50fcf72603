import PortolanUIKit

final class CatalogueController: PageController {
  var onBook: ((Int) -> Void)?
  var onLoans: (() -> Void)?

  init() { super.init(title: "Catalogue") }

  required init?(coder: NSCoder) { return nil }

  override var actions: [UIAction] {
    Book.all.map { book in
      UIAction(title: book.title) { [weak self] _ in self?.onBook?(book.id) }
    } + [UIAction(title: "Loans") { [weak self] _ in self?.onLoans?() }]
  }
}
