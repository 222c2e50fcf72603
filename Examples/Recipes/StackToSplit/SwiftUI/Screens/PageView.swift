import PortolanSwiftUI

/// A screen with a title and rows.
struct PageView<Rows: View>: View {
  private let title: String
  private let rows: Rows

  init(_ title: String, @ViewBuilder rows: () -> Rows) {
    self.title = title
    self.rows = rows()
  }

  var body: some View {
    VStack {
      Text("This is \(title)")
      rows
    }
    .navigationTitle(title)
  }
}
