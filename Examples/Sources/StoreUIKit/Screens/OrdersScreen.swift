import PictureNames
import PortolanUIKit
import Store

/// The Account tab.
final class OrdersScreen: StoreScreen, Pictured {
  let pictureName = "orders"
  private let model: OrdersModel

  init(_ model: OrdersModel) {
    self.model = model
    super.init(title: "Account")
    navigationItem.leftBarButtonItem = barButton("Help") { [model] in model.openHelp() }
    navigationItem.rightBarButtonItem = barButton("Sign Out") { [model] in
      Task { await model.signOut() }
    }
  }

  required init?(coder: NSCoder) {
    preconditionFailure("The Store's screens are made in code.")
  }

  override func begin() async { await model.load() }

  override func rows() -> [UIView] {
    if model.isLoading { return [Row.spinner()] }
    return [model.problem].compactMap { $0 }.map(Row.problem)
      + model.orders.map { order in
        Row.button("Order \(order.id)") { [model] in model.select(order) }
      }
  }
}
