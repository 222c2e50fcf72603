import PortolanUIKit

final class LoansController: PageController {
  private let reader: Reader
  private let open: (Int) -> Void
  private let showHours: () -> Void

  init(reader: Reader, open: @escaping (Int) -> Void, showHours: @escaping () -> Void) {
    self.reader = reader
    self.open = open
    self.showHours = showHours
    super.init(title: "Loans")
  }

  required init?(coder: NSCoder) { return nil }

  override var texts: [String] { reader.loans.isEmpty ? ["No loans"] : [] }

  override var actions: [UIAction] {
    reader.loans.map { id in
      UIAction(title: Book.with(id: id)?.title ?? "Book") { [open] _ in open(id) }
    } + [UIAction(title: "Opening hours") { [showHours] _ in showHours() }]
  }
}
