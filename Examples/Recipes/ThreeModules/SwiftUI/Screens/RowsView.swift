import PortolanSwiftUI

/// A screen of rows; all screens of the modules are made of it.
struct RowsView<Rows: View>: View {
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
