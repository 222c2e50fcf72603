import Portolan
import PortolanSwiftUI

struct BookView: View {
  let id: Int
  let reader: Reader
  let navigator: Navigator<Library>

  var body: some View {
    VStack {
      Text(Book.with(id: id)?.author ?? "Unknown author")
      Text("Shelf \(Book.with(id: id)?.shelf ?? "unknown")")
      if reader.loans.contains(id) {
        Text("You have this book")
      } else {
        Button("Borrow") { reader.borrow(id) }
      }
      if let branch = reader.reservations[id] { Text("Reserved at \(branch.rawValue)") }
    }
    .navigationTitle(Book.with(id: id)?.title ?? "Book")
  }
}
