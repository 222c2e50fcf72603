import Portolan
import PortolanSwiftUI

struct LoansView: View {
  let reader: Reader
  let navigator: Navigator<Library>

  var body: some View {
    VStack {
      if reader.loans.isEmpty { Text("No loans") }
      ForEach(reader.loans, id: \.self) { id in
        Button(Book.with(id: id)?.title ?? "Book") { navigator.show(.book(id: id)) }
      }
      Button("Opening hours") { navigator.show(.hours) }
    }
    .navigationTitle("Loans")
  }
}
