import PortolanUIKit

final class BookController: PageController {
  private let id: Int
  private let reader: Reader
  private let showAuthor: (String) -> Void

  init(id: Int, reader: Reader, showAuthor: @escaping (String) -> Void) {
    self.id = id
    self.reader = reader
    self.showAuthor = showAuthor
    super.init(title: Book.with(id: id)?.title ?? "Book")
  }

  required init?(coder: NSCoder) { return nil }

  override var texts: [String] {
    let book = Book.with(id: id)
    let has = reader.loans.contains(id) ? ["You have this book"] : []
    return [book?.author ?? "Unknown author", "Shelf \(book?.shelf ?? "unknown")"] + has
  }

  override var actions: [UIAction] {
    let author = Book.with(id: id)?.author ?? ""
    let about = UIAction(title: "About the author") { [showAuthor] _ in showAuthor(author) }
    if reader.loans.contains(id) { return [about] }
    return [
      about,
      UIAction(title: "Borrow") { [weak self] _ in
        guard let self else { return }
        reader.borrow(id)
        reload()
      },
    ]
  }
}
