import PictureNames
import PortolanUIKit
import Store

/// One order.
final class OrderScreen: StoreScreen, Pictured {
  var pictureName: String { "order(\(model.id))" }
  private let model: OrderModel

  init(_ model: OrderModel) {
    self.model = model
    super.init(title: "Order")
  }

  required init?(coder: NSCoder) {
    preconditionFailure("The Store's screens are made in code.")
  }

  override func begin() async { await model.load() }

  override func rows() -> [UIView] {
    if let problem = model.problem { return [Row.problem(problem)] }
    guard let placed = model.placed else { return [Row.spinner()] }
    return [Row.text("Placed on \(placed)")]
      + model.products.map { product in
        Row.button(product.name) { [model] in model.select(product) }
      }
  }
}
