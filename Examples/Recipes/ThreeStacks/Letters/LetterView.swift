import PortolanSwiftUI

struct LetterView: View {
  let letter: String
  let append: @MainActor (String) -> Void

  var body: some View {
    Button("Add a letter") { append("z") }
      .navigationTitle("Letter \(letter)")
  }
}
