import PortolanSwiftUI

/// Takes an amount; it can be typed as soon as the screen is seen.
struct TransferView: View {
  let send: @MainActor () -> Void
  @State private var amount = ""
  @FocusState private var isTyping: Bool

  var body: some View {
    PageView("Transfer", "How much?") {
      TextField("Amount", text: $amount).focused($isTyping)
      Button("Send") { send() }
    }
    .onAppear { isTyping = true }
  }
}
