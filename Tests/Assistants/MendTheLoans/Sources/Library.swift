import Portolan

/// The screens of the library.
enum Library: NavigationRoute {
  case home, catalogue, book(id: Int), loans, loan(book: Int), hours, signIn
  enum Guard: Hashable, Sendable { case signedIn }
}
