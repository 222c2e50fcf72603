import Portolan

/// The screens of the library.
enum Library: NavigationRoute {
  case home, catalogue, book(id: Int), loans, hours, events
}
