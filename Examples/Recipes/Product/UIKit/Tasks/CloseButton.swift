import Portolan
import PortolanUIKit

/// Puts a Close button onto whatever screen needs one: no screen knows how it is shown.
struct CloseButton: ScreenTasks {
  func update(_ screen: ScreenContext<AnyRoute>) {
    guard let item = screen.controller?.navigationItem else { return }
    item.rightBarButtonItem = screen.presentation.needsClose ? button(closing: screen) : nil
  }

  private func button(closing screen: ScreenContext<AnyRoute>) -> UIBarButtonItem {
    UIBarButtonItem(primaryAction: UIAction(title: "Close") { _ in screen.close() })
  }
}
