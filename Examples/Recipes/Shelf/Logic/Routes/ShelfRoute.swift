public import Portolan

/// Where one can go.
public enum ShelfRoute: NavigationRoute {
  /// The list of all books, which can be searched.
  case books
  /// One book.
  case book(id: Int)
}
