import PortolanSwiftUI
import Store

/// The Account tab.
struct OrdersView: View {
  let model: OrdersModel

  var body: some View {
    Page("Account", named: "orders") {
      if model.isLoading {
        ProgressView()
      } else {
        ProblemRow(problem: model.problem)
        ForEach(model.orders) { order in
          Button("Order \(order.id)") { model.select(order) }
        }
      }
    }
    .toolbar {
      ToolbarItem(placement: .topBarLeading) {
        Button("Help") { model.openHelp() }
      }
      ToolbarItem(placement: .topBarTrailing) {
        Button("Sign Out") { Task { await model.signOut() } }
      }
    }
    .task { await model.load() }
  }
}
