import Portolan

/// The routes of the shop that most tests walk through.
enum Shop: NavigationRoute {
  case splash, login, lock
  case main, products, account, bag
  case search(String)
  case product(id: Int)
  case reviews(id: Int)
  case photo(id: Int)
  case note(Int)
  case help
  case club
  case orders
  case order(id: Int)
  case checkout
  case signIn, forgotPassword
  case address(AddressPicker)

  enum Guard: Hashable, Sendable { case started, signedIn, bagNotEmpty, club }

  /// What is searched for does not make it another screen.
  var identity: Shop {
    if case .search = self { return .search("") }
    return self
  }
}

struct AddressPicker: ScreenQuestion {
  typealias Answer = String
  var near: String
  var route: Shop { .address(self) }
}
