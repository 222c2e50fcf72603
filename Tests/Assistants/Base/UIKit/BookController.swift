import PortolanUIKit

final class BookController: PageController {
  private let id: Int
  private let reader: Reader

  init(id: Int, reader: Reader) {
    self.id = id
    self.reader = reader
    super.init(title: Book.with(id: id)?.title ?? "Book")
  }

  required init?(coder: NSCoder) { return nil }

  override var texts: [String] {
    let book = Book.with(id: id)
    let has = reader.loans.contains(id) ? ["You have this book"] : []
    return [book?.author ?? "Unknown author", "Shelf \(book?.shelf ?? "unknown")"] + has
  }

  override var actions: [UIAction] {
    if reader.loans.contains(id) { return [] }
    return [
      UIAction(title: "Borrow") { [weak self] _ in
        guard let self else { return }
        reader.borrow(id)
        reload()
      }
    ]
  }
}
