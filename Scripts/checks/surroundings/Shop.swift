import Portolan
import PortolanLinks

/// The routes that the examples in doc comments name.
enum Shop: NavigationRoute {
  case main, products, product(id: Int), reviews(id: Int), photo(id: Int), search
  case account, bag, cart, checkout, payment, receipt, club, figures, editor, filter
  case update, splash, login, signIn, welcome, terms, help, address(AddressPicker)
  case orders(filter: OrderFilter), labs
  case lock, forgotCode, cover, offline, delete(DeleteQuestion)
  case mail, folders, message, home, tour, ready
  case chart, port, card, places, menu
  case root, first, second, third, fourth

  enum Guard: Hashable, Sendable { case signedIn, versionSupported }

  /// An example may declare the question itself, which is then another type.
  static func address(_ picker: some ScreenQuestion) -> Shop { .main }

  static func receipt(_ order: Int) -> Shop { .receipt }

  init(_ old: OldShop) { self = .main }
}

/// Messages in folders, each of which has its list.
enum Post: NavigationRoute { case list(Int), message(Int, Int) }

enum OrderFilter: Codable { case open, all }

/// Which features of the app are switched on.
struct Features { let hasLabs = true }
let features = Features()
let hasLabs = true

/// A form in which routes were saved once.
struct OldShop: Codable {}

struct AddressPicker: ScreenQuestion {
  typealias Answer = Address
  var near: City
  var route: Shop { .address(self) }
}

struct DeleteQuestion: ScreenQuestion {
  enum Answer { case delete }
  var item: String
  var route: Shop { .delete(self) }
}

struct Address: Sendable {}
enum City: Codable { case oslo }

struct ShopMap: NavigationMap {
  func destination(for route: Shop) -> RouteDestination<Shop> { .screen(.root) }
}

typealias TabsMap = ShopMap
typealias MenuMap = ShopMap

struct ShopGuards: GuardKeeper {
  init(session: Session) {}
  func verdict(on rule: Shop.Guard) async -> Verdict<Shop> { .allow }
}

enum Help: NavigationRoute { case topics }

let helpLinks = LinkTable<Help>(schemes: ["shop"]) { LinkPattern("/help", .topics) }

struct HelpMap: NavigationMap {
  func destination(for route: Help) -> RouteDestination<Help> { .screen(.root) }
}

/// What a button has asked for.
@MainActor var request: NavigationRequest?

/// Few enough to be switched over.
enum Five: NavigationRoute { case root, first }

struct FiveMap: NavigationMap {
  func destination(for route: Five) -> RouteDestination<Five> { .screen(.root) }
}
