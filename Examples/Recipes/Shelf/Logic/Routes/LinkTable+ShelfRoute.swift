import Portolan
import PortolanLinks

extension LinkTable<ShelfRoute> {
  /// The links of the app, for `shelf://…`.
  @MainActor static let shelf = LinkTable(schemes: ["shelf"]) {
    LinkPattern("/books/{id}", ShelfRoute.book) { if case .book(let id) = $0 { id } else { nil } }
  }
}
