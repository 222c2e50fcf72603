import Portolan
import PortolanUIKit
import ProductRecipe

/// Gives the product's screen what its newest route says, whether it was built or found.
struct ProductUpdate: ScreenTasks {
  func update(_ screen: ScreenContext<AnyRoute>) {
    guard case .product(let id, let coupon)? = screen.of(ProductRoute.self)?.route else { return }
    (screen.controller as? ProductViewController)?.show(id, coupon: coupon)
  }
}
