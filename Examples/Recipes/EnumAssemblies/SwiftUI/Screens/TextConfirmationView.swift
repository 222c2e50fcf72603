import EnumAssemblies
import PortolanSwiftUI

struct TextConfirmationView: View {
  let model: TextConfirmationViewModel

  var body: some View {
    VStack {
      Text(model.text)
      Button("Confirm") { model.confirm() }
      Button("Change") { model.change() }
    }
    .navigationTitle("Confirmation")
  }
}
