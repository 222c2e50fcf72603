import PortolanSwiftUI

struct NumberView: View {
  let title: String
  let next: Int
  let open: @MainActor (Int) -> Void

  var body: some View {
    Button("Number \(next)") { open(next) }
      .navigationTitle(title)
  }
}
