import PortolanSwiftUI

struct FirstView: View {
  let model: PageModel

  var body: some View {
    Page(title: "First Screen", model: model) {
      Button("Root") { model.coordinator.open(.root) }
      Button("Second") { model.coordinator.open(.second) }
    }
  }
}
