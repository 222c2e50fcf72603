import PortolanSwiftUI

struct ColourView: View {
  let title: String
  let open: @MainActor (ColoursRoute) -> Void
  @Environment(\.screenContext) private var screen

  var body: some View {
    VStack {
      Button("Show red") { open(.red) }
      Button("Show green") { open(.green) }
      Button("Show blue") { open(.blue) }
      Button("Close") { screen?.close() }
    }
    .navigationTitle(title)
  }
}
