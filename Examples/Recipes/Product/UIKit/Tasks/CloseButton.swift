import Portolan
import PortolanUIKit

/// Puts a Close button onto whatever screen needs one: no screen knows how it is shown.
struct CloseButton: SceneTasks {
  func update(_ screen: AnyScreenContext) {
    guard let item = screen.controller?.navigationItem else { return }
    item.rightBarButtonItem = screen.presentation.needsClose ? button(closing: screen) : nil
  }

  private func button(closing screen: AnyScreenContext) -> UIBarButtonItem {
    UIBarButtonItem(primaryAction: UIAction(title: "Close") { _ in screen.close() })
  }
}
