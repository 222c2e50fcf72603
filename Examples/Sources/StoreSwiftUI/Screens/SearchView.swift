import PortolanSwiftUI
import Store

/// The Search tab.
struct SearchView: View {
  @Bindable var model: SearchModel

  var body: some View {
    Page("Search", named: "search") {
      TextField("Search for", text: $model.text)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
      if model.isLoading {
        ProgressView()
      } else {
        ProblemRow(problem: model.problem)
        ProductRows(products: model.results, select: model.select)
      }
    }
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button("Sort") { Task { await model.sort() } }
          .popoverSource(.sort)
      }
    }
    .task { await model.load() }
  }
}
