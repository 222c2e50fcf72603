import Portolan
import PortolanSwiftUI

struct CatalogueView: View {
  let navigator: Navigator<Library>

  var body: some View {
    List(Book.all) { book in
      Button(book.title) { navigator.show(.book(id: book.id)) }
    }
    .navigationTitle("Catalogue")
  }
}
