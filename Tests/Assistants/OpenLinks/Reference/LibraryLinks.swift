import Portolan
import PortolanLinks

extension LinkTable<Library> {
  @MainActor static let library = LinkTable(schemes: ["library"], hosts: ["library.example"]) {
    LinkPattern("/books/{id}", Library.book) {
      if case .book(let id) = $0 { id } else { nil }
    }
    LinkPattern("/loans", .loans)
    LinkPattern("/hours", .hours)
  }
}
