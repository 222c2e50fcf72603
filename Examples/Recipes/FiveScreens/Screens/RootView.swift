import PortolanSwiftUI

struct RootView: View {
  let model: PageModel

  var body: some View {
    Page(title: "Root Screen", model: model) {
      Button("First") { model.coordinator.open(.first) }
    }
  }
}
