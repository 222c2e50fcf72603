import PortolanSwiftUI

/// A screen of views below each other.
struct ColumnView<Rows: View>: View {
  private let title: String
  private let rows: Rows

  init(_ title: String, @ViewBuilder rows: () -> Rows) {
    self.title = title
    self.rows = rows()
  }

  var body: some View {
    VStack { rows }.navigationTitle(title)
  }
}
