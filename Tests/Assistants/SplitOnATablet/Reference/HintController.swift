import PortolanUIKit

final class HintController: PageController {
  init() { super.init(title: "") }

  required init?(coder: NSCoder) { return nil }

  override var texts: [String] { ["Choose a book"] }
}
