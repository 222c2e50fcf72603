import PortolanSwiftUI

/// The list of products; each row says which one was chosen.
struct ProductArrayView: View {
  let ids: [String]
  let choose: (String) -> Void

  var body: some View {
    ColumnView("Products") {
      ForEach(ids, id: \.self) { id in Button("Product \(id)") { choose(id) } }
    }
  }
}
