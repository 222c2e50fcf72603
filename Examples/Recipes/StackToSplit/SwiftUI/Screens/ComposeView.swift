import PortolanSwiftUI

/// Takes a new message.
struct ComposeView: View {
  @Bindable var draft: Draft
  let send: @MainActor () -> Void

  var body: some View {
    PageView("New Message") {
      TextField("Text", text: $draft.text)
      Button("Send") { send() }
    }
  }
}
