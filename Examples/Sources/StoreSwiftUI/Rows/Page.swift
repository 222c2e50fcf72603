import PortolanSwiftUI

/// A screen of the Store: rows under a title.
struct Page<Rows: View>: View {
  private let title: String
  private let name: String
  private let rows: Rows

  /// The name says what is shown, as pictures write it: `product(3)`.
  init(_ title: String, named name: String, @ViewBuilder rows: () -> Rows) {
    self.title = title
    self.name = name
    self.rows = rows()
  }

  var body: some View {
    List { rows }
      .navigationTitle(title)
      .accessibilityIdentifier(name)
  }
}
