import PortolanSwiftUI
import Store

/// One product.
struct ProductView: View {
  let model: ProductModel

  var body: some View {
    Page("Product", named: "product(\(model.id))") {
      if model.isLoading {
        ProgressView()
      } else if let product = model.product {
        Text(product.name).font(.title)
        Text("\(product.price) €").font(.headline)
        Text(product.summary)
        Button("Add to Bag") { model.addToBag() }
        Text("\(model.countInBag) in the bag").font(.footnote).foregroundStyle(.secondary)
        Button("Reviews") { model.showReviews() }
        Button("Delivery") { model.showDelivery() }
          .popoverSource(.delivery)
      } else {
        ProblemRow(problem: model.problem)
      }
    }
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { Button("Bag") { model.openBag() } }
    }
    .task { await model.load() }
  }
}
