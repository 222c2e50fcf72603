import PortolanSwiftUI
import Store

/// Products among which the user chooses.
struct ProductRows: View {
  let products: [Product]
  let select: (Product) -> Void

  var body: some View {
    ForEach(products) { product in
      Button(product.name) { select(product) }
    }
  }
}
