import Portolan

/// The screens of the library.
enum Library: NavigationRoute {
  case library, empty, catalogue, book(id: Int), author(name: String), hours
}
