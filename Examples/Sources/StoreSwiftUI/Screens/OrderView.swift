import PortolanSwiftUI
import Store

/// One order.
struct OrderView: View {
  let model: OrderModel

  var body: some View {
    Page("Order", named: "order(\(model.id))") {
      if model.isLoading {
        ProgressView()
      } else if let placed = model.placed {
        Text("Placed on \(placed)")
        ProductRows(products: model.products, select: model.select)
      } else {
        ProblemRow(problem: model.problem)
      }
    }
    .task { await model.load() }
  }
}
