import Portolan
import PortolanSwiftUI

struct BookView: View {
  let id: Int
  let reader: Reader
  let navigator: Navigator<Library>

  var body: some View {
    VStack {
      Text(Book.with(id: id)?.author ?? "Unknown author")
      if let author = Author.named(Book.with(id: id)?.author ?? "") {
        Button("About the author") { navigator.show(.author(id: author.id)) }
      }
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
