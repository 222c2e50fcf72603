public import Catalog

extension RowsViewController {
  /// All products.
  public convenience init(_ model: ProductsModel) {
    let products = model.products.map { product in
      Row.button(product.name) { model.choose(product) }
    }
    let ways: [Row] = [.button("Sign In", model.signIn), .button("Help", model.askForHelp)]
    self.init("Products", products + ways)
  }

  /// One product.
  public convenience init(_ model: ProductModel) {
    let button = Row.button("Price for Members", model.askForMemberPrice)
    self.init(model.title, model.price.map { [.text($0), button] } ?? [])
  }

  /// What a product costs members.
  public convenience init(memberPriceOf model: ProductModel) {
    self.init("\(model.title) for Members", [model.memberPrice].compactMap { $0.map(Row.text) })
  }
}
