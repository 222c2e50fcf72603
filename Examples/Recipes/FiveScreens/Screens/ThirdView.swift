import PortolanSwiftUI

struct ThirdView: View {
  let model: PageModel

  var body: some View {
    Page(title: "Third Screen", model: model) {
      Button("Second") { model.coordinator.open(.second) }
      Button("Fourth") { model.coordinator.open(.fourth) }
    }
  }
}
