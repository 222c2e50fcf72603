import EnumAssemblies
import PortolanSwiftUI

struct TextInputView: View {
  let model: TextInputViewModel
  @State private var text = ""

  var body: some View {
    VStack {
      Text(model.summary)
      TextField("Your text", text: $text)
      Button("Next") { model.done(with: text) }
    }
    .navigationTitle("Text")
  }
}
