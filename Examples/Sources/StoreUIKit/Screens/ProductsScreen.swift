import PictureNames
import PortolanUIKit
import Store

/// The Shop tab.
final class ProductsScreen: StoreScreen, Pictured {
  let pictureName = "products"
  private let model: ProductsModel

  init(_ model: ProductsModel) {
    self.model = model
    super.init(title: "Shop")
    navigationItem.rightBarButtonItem = barButton("Bag") { [model] in model.openBag() }
  }

  required init?(coder: NSCoder) {
    preconditionFailure("The Store's screens are made in code.")
  }

  override func begin() async { await model.load() }

  override func rows() -> [UIView] {
    if model.isLoading { return [Row.spinner()] }
    let problems = model.notices + [model.problem].compactMap { $0 }
    return problems.map(Row.problem)
      + model.products.map { product in
        Row.button(product.name) { [model] in model.select(product) }
      }
  }
}
