import PortolanUIKit

final class AuthorController: PageController {
  private let name: String

  init(name: String) {
    self.name = name
    super.init(title: name)
  }

  required init?(coder: NSCoder) { return nil }

  override var texts: [String] {
    ["Books by \(name)"] + Book.all.filter { $0.author == name }.map { "Ours: \($0.title)" }
  }
}
