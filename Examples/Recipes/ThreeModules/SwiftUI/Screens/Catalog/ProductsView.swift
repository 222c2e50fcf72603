import Catalog
import PortolanSwiftUI

/// All products.
struct ProductsView: View {
  let model: ProductsModel

  var body: some View {
    RowsView("Products") {
      ForEach(model.products, id: \.self) { product in
        Button(product.name) { model.choose(product) }
      }
      Button("Sign In") { model.signIn() }
      Button("Help") { model.askForHelp() }
    }
  }
}
