import Catalog
import PortolanSwiftUI

/// One product.
struct ProductView: View {
  let model: ProductModel

  var body: some View {
    RowsView(model.title) {
      if let price = model.price {
        Text(price)
        Button("Price for Members") { model.askForMemberPrice() }
      }
    }
  }
}
