import Portolan

/// The screens of the library.
enum Library: NavigationRoute {
  case catalogue, book(id: Int), author(name: String), hours
}
