import PortolanSwiftUI

struct AlphabetView: View {
  let open: @MainActor (String) -> Void
  let openColours: @MainActor () -> Void

  var body: some View {
    VStack {
      ForEach(["a", "b", "c"], id: \.self) { letter in
        Button("Letter \(letter)") { open(letter) }
      }
      Button("Colours") { openColours() }
    }
    .navigationTitle("Alphabet")
  }
}
