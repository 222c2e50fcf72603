import PortolanUIKit

final class LoansController: PageController {
  var onBook: ((Int) -> Void)?
  var onHours: (() -> Void)?
  var onClose: (() -> Void)?
  private let reader: Reader

  init(reader: Reader) {
    self.reader = reader
    super.init(title: "Loans")
  }

  required init?(coder: NSCoder) { return nil }

  override var texts: [String] { reader.loans.isEmpty ? ["No loans"] : [] }

  override var actions: [UIAction] {
    reader.loans.map { id in
      UIAction(title: Book.with(id: id)?.title ?? "Book") { [weak self] _ in self?.onBook?(id) }
    } + [
      UIAction(title: "Opening hours") { [weak self] _ in self?.onHours?() },
      UIAction(title: "Close") { [weak self] _ in self?.onClose?() },
    ]
  }
}
