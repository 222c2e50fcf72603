import Portolan
import PortolanUIKit

/// Gives the product's screen what its newest route says, whether it was built or found.
struct ProductUpdate: ScreenTasks {
  func update(_ screen: ScreenContext<ProductRoute>) {
    guard case .product(let id, let coupon) = screen.route else { return }
    (screen.controller as? ProductViewController)?.show(id, coupon: coupon)
  }
}
