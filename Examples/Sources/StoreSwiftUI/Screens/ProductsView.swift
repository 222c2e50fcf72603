import PortolanSwiftUI
import Store

/// The Shop tab.
struct ProductsView: View {
  let model: ProductsModel

  var body: some View {
    Page("Shop", named: "products") {
      if model.isLoading {
        ProgressView()
      } else {
        ForEach(model.notices, id: \.code) { ProblemRow(problem: $0) }
        ProblemRow(problem: model.problem)
        ProductRows(products: model.products, select: model.select)
      }
    }
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { Button("Bag") { model.openBag() } }
    }
    .task { await model.load() }
  }
}
