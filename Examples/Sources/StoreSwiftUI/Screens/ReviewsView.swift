import PortolanSwiftUI
import Store

/// What people say of one product.
struct ReviewsView: View {
  let model: ReviewsModel

  var body: some View {
    Page("Reviews", named: "reviews(\(model.product))") {
      if model.isLoading {
        ProgressView()
      } else if let reviews = model.reviews {
        ForEach(reviews, id: \.self) { Text($0) }
        if reviews.isEmpty { Text("Nobody has said anything yet.") }
      } else {
        ProblemRow(problem: model.problem)
      }
    }
    .task { await model.load() }
  }
}
