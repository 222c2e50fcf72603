import PictureNames
import PortolanUIKit
import Store

/// When a product comes, and what that costs.
final class DeliveryScreen: StoreScreen, Pictured {
  var pictureName: String { "delivery(\(product))" }
  private let product: Int

  init(of product: Int) {
    self.product = product
    super.init(title: "Delivery")
    preferredContentSize = CGSize(width: 320, height: 180)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("The Store's screens are made in code.")
  }

  override func rows() -> [UIView] {
    [Row.title("In two days"), Row.text("Free of charge from 50 € on."), Row.note("Else 4 €.")]
  }
}
