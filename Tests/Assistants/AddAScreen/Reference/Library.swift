import Portolan

/// The screens of the library.
enum Library: NavigationRoute {
  case home, catalogue, book(id: Int), author(id: Int), loans, hours
}
