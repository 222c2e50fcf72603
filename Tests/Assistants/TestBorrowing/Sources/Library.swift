import Portolan

/// The screens of the library.
enum Library: NavigationRoute {
  case home, catalogue, book(id: Int), loans, hours, confirm(book: Int), card
  enum Guard: Hashable, Sendable { case hasCard }
}
