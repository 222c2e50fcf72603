import PortolanSwiftUI

/// A screen with a title, a sentence and rows.
struct PageView<Rows: View>: View {
  private let title: String
  private let text: String
  private let rows: Rows

  init(_ title: String, _ text: String, @ViewBuilder rows: () -> Rows) {
    self.title = title
    self.text = text
    self.rows = rows()
  }

  var body: some View {
    VStack {
      Text(text)
      rows
    }
    .navigationTitle(title)
  }
}
