import PictureNames
import PortolanUIKit
import Store

/// Address and confirmation.
final class CheckoutScreen: StoreScreen, Pictured {
  let pictureName = "checkout"
  private let model: CheckoutModel

  init(_ model: CheckoutModel) {
    self.model = model
    super.init(title: "Checkout")
  }

  required init?(coder: NSCoder) {
    preconditionFailure("The Store's screens are made in code.")
  }

  override func rows() -> [UIView] {
    let place = Row.button("Place Order") { [model] in model.placeOrder() }
    return [
      Row.text(model.count == 1 ? "1 piece" : "\(model.count) pieces"),
      Row.text(model.address?.line ?? "No address yet"),
      Row.button("Choose Address") { [model] in Task { await model.chooseAddress() } },
    ] + (model.address == nil ? [] : [place])
  }
}
