import PortolanSwiftUI

struct SecondView: View {
  let model: PageModel

  var body: some View {
    Page(title: "Second Screen", model: model) {
      Button("First") { model.coordinator.open(.first) }
      Button("Third") { model.coordinator.open(.third) }
    }
  }
}
