import PortolanSwiftUI

struct NoteView: View {
  @Bindable var draft: NoteDraft
  let save: (String) -> Void
  let cancel: () -> Void

  var body: some View {
    VStack {
      TextField("Note", text: $draft.text)
      Button("Save") { save(draft.text) }
      Button("Cancel") { cancel() }
    }
    .navigationTitle("Note")
  }
}
