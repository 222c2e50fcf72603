import PortolanUIKit

final class AuthorController: PageController {
  var onCatalogue: (() -> Void)?
  private let name: String

  init(name: String) {
    self.name = name
    super.init(title: name)
  }

  required init?(coder: NSCoder) { return nil }

  override var texts: [String] { ["Books by \(name)"] }

  override var actions: [UIAction] {
    [UIAction(title: "Back to the catalogue") { [weak self] _ in self?.onCatalogue?() }]
  }
}
