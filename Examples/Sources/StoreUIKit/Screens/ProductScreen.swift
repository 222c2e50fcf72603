import PictureNames
import Portolan
import PortolanUIKit
import Store

/// One product.
final class ProductScreen: StoreScreen, Pictured {
  var pictureName: String { "product(\(model.id))" }
  private let model: ProductModel
  private lazy var delivery = Row.button("Delivery") { [model] in model.showDelivery() }

  init(_ model: ProductModel) {
    self.model = model
    super.init(title: "Product")
    navigationItem.rightBarButtonItem = barButton("Bag") { [model] in model.openBag() }
  }

  required init?(coder: NSCoder) {
    preconditionFailure("The Store's screens are made in code.")
  }

  override func begin() async { await model.load() }

  override func rows() -> [UIView] {
    if model.isLoading { return [Row.spinner()] }
    guard let product = model.product else {
      return [model.problem].compactMap { $0 }.map(Row.problem)
    }
    return [
      Row.title(product.name), Row.heading("\(product.price) €"), Row.text(product.summary),
      Row.button("Add to Bag") { [model] in model.addToBag() },
      Row.note("\(model.countInBag) in the bag"),
      Row.button("Reviews") { [model] in model.showReviews() }, delivery,
    ]
  }
}

extension ProductScreen: PopoverSourceProvider {
  func popoverSource(named name: SourceName) -> (any UIPopoverPresentationControllerSourceItem)? {
    name == .delivery ? delivery : nil
  }
}
