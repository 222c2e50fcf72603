import Catalog
import PortolanSwiftUI

/// What a product costs members.
struct MemberPriceView: View {
  let model: ProductModel

  var body: some View {
    RowsView("\(model.title) for Members") {
      if let price = model.memberPrice { Text(price) }
    }
  }
}
