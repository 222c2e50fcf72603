import PortolanUIKit

final class BookController: PageController {
  var onAuthor: ((String) -> Void)?
  var onReserve: (() -> Void)?
  private let id: Int
  private let reader: Reader

  init(id: Int, reader: Reader) {
    self.id = id
    self.reader = reader
    super.init(title: Book.with(id: id)?.title ?? "Book")
  }

  required init?(coder: NSCoder) { return nil }

  override var texts: [String] {
    let reserved = reader.reservations[id].map { ["Reserved at \($0.rawValue)"] } ?? []
    return ["Shelf \(Book.with(id: id)?.shelf ?? "unknown")"] + reserved
  }

  override var actions: [UIAction] {
    let author = Book.with(id: id)?.author ?? "Unknown author"
    return [
      UIAction(title: "About the author") { [weak self] _ in self?.onAuthor?(author) },
      UIAction(title: "Reserve") { [weak self] _ in self?.onReserve?() },
    ]
  }
}
