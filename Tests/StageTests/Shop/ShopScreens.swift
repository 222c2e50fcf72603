import Foundation
import Portolan
import PortolanUIKit
import TestSupport

/// The shop's screens as controllers.
struct ShopScreens: ScreenAssembly {
  let shop: StageShop

  func screen(for route: Shop, in context: ScreenContext<Shop>) -> UIViewController {
    shop.prepare(context)
    let controller = ColumnController()
    let screen = route == .main ? UITabBarController() : controller
    shop.watch(screen, for: route)
    if route == .main { return screen }
    controller.title = route.label
    let field = UITextField()
    field.placeholder = "Note for \(route.label)"
    controller.views =
      [field]
      + shop.buttons(of: route).map { button in
        UIButton(
          type: .system, primaryAction: UIAction(title: button.name) { _ in button.action() })
      }
    return controller
  }

  func tabItem(for member: Shop) -> UITabBarItem {
    UITabBarItem(title: member.label.capitalized, image: nil, tag: 0)
  }
}

/// Views one under the other.
final class ColumnController: UIViewController {
  var views: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for (place, view) in views.enumerated() {
      view.frame = CGRect(x: 0, y: 50 * CGFloat(place), width: 100, height: 40)
      self.view.addSubview(view)
    }
  }
}

extension Shop {
  /// What a screen is called.
  var label: String { "\(self)".prefix { $0 != "(" }.lowercased() }
}
