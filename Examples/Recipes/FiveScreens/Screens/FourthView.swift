import PortolanSwiftUI

struct FourthView: View {
  let model: PageModel

  var body: some View {
    Page(title: "Fourth Screen", model: model) {
      Button("Third") { model.coordinator.open(.third) }
    }
  }
}
