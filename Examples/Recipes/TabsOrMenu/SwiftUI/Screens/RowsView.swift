import Observation
import PortolanSwiftUI

/// What a person writes on a screen.
@MainActor @Observable final class Note {
  var text = ""
}

/// A screen of buttons, one above the other, with a note that one may write.
struct RowsView<Rows: View>: View {
  private let title: String
  @Bindable private var note: Note
  private let rows: Rows

  init(title: String, note: Note, @ViewBuilder rows: () -> Rows) {
    self.title = title
    self.note = note
    self.rows = rows()
  }

  var body: some View {
    VStack {
      TextField("Note on \(title)", text: $note.text)
      rows
    }
    .navigationTitle(title)
  }
}
