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
    .task { await model.load() }
  }
}
