import PortolanUIKit

final class HoursController: PageController {
  init() { super.init(title: "Opening hours") }

  required init?(coder: NSCoder) { return nil }

  override var texts: [String] { ["Monday to Friday, 9 to 18"] }
}
