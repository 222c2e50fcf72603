import PortolanSwiftUI
import Store

/// What is to be bought.
struct BagView: View {
  let model: BagModel

  var body: some View {
    Page("Bag", named: "bag") {
      if model.isLoading {
        ProgressView()
      } else if model.rows.isEmpty {
        Text("The bag is empty.")
      } else {
        ProblemRow(problem: model.problem)
        ForEach(model.rows) { row in
          Text("\(row.text), \(row.price) €")
          Button("Remove \(row.text)") { model.remove(row) }
        }
        Text("\(model.total) €").font(.headline)
        Button("Check Out") { model.checkOut() }
        Button("Empty Bag") { Task { await model.empty() } }
      }
    }
    .toolbar {
      ToolbarItem(placement: .topBarLeading) { Button("Done") { model.done() } }
    }
    .task { await model.load() }
  }
}
