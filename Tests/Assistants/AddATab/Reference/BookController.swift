import PortolanUIKit

final class BookController: PageController {
  private let id: Int
  private let reader: Reader
  private let showEvents: () -> Void

  init(id: Int, reader: Reader, showEvents: @escaping () -> Void) {
    self.id = id
    self.reader = reader
    self.showEvents = showEvents
    super.init(title: Book.with(id: id)?.title ?? "Book")
  }

  required init?(coder: NSCoder) { return nil }

  override var texts: [String] {
    let book = Book.with(id: id)
    let has = reader.loans.contains(id) ? ["You have this book"] : []
    return [book?.author ?? "Unknown author", "Shelf \(book?.shelf ?? "unknown")"] + has
  }

  override var actions: [UIAction] {
    let events = UIAction(title: "See the events") { [showEvents] _ in showEvents() }
    if reader.loans.contains(id) { return [events] }
    return [
      UIAction(title: "Borrow") { [weak self] _ in
        guard let self else { return }
        reader.borrow(id)
        reload()
      }, events,
    ]
  }
}
