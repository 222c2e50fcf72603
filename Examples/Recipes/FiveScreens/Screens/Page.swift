import PortolanSwiftUI

/// What all five screens have: a note, a counter, and the ways to the ends of the chain.
struct Page<Neighbours: View>: View {
  let title: String
  @Bindable var model: PageModel
  @ViewBuilder let neighbours: Neighbours

  var body: some View {
    VStack {
      TextField("Note", text: $model.note)
      Text("Counted \(model.count)")
      Button("Count") { model.add() }
      neighbours
      Button("The furthest view") { model.coordinator.openFurthest() }
      Button("The fourth alone") { model.coordinator.openFourth() }
    }
    .navigationTitle(title)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button("Root View") { model.coordinator.openRoot() }
      }
    }
  }
}
