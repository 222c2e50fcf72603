import PortolanUIKit

final class HoursController: PageController {
  private let close: () -> Void

  init(close: @escaping () -> Void) {
    self.close = close
    super.init(title: "Opening hours")
  }

  required init?(coder: NSCoder) { return nil }

  override var texts: [String] { ["Monday to Friday, 9 to 18"] }
  override var actions: [UIAction] { [UIAction(title: "Close") { [close] _ in close() }] }
}
