import Foundation
import Portolan

/// What an app has beside its navigation, as far as the examples in doc comments name it.
@MainActor final class Session {
  var user: String?
  var isOutdated = false
  var isLocked = false
  var hasAccepted = false
  func restore() async {}
}

@MainActor final class Bag { var address: Address? }
@MainActor final class Alert { func confirm(_ question: String) async -> Bool { true } }
@MainActor final class Draft {
  var isEdited = false
  func save() async throws {}
  func isStored() async -> Bool { true }
}
@MainActor final class Analytics {
  func count(_ screen: RouteLabel?, under map: String?) {}
}
@MainActor final class Stock {}
@MainActor final class ShopServices {
  func checkOut(_ bag: Bag) async throws -> Int { 7 }
}

final class CheckoutDraft: Codable {}

@MainActor final class EditorModel { init(_ draft: Draft?) {} }

@MainActor final class ProductsModel {
  init(stock: Stock, navigator: any Navigating<CatalogRoute>) {}
  init(_ shop: ShopServices) {}
  init(navigator: any Navigating<Shop>) {}
  func productTapped(_ id: Int) {}
  func checkOut() {}
  func rename(_ name: String) {}
}

@MainActor final class ProductModel {
  init(id: Int, _ shop: ShopServices) {}
}

struct HamburgerMenu: ContainerAdapter {}

/// A server that a test holds back.
@MainActor final class Server {
  var isAsked = false
  func answer() {}
}

/// How many messages nobody has read.
@MainActor let unread = 3
extension SourceName {
  static let filter: Self = "filter"
  static let photo: Self = "photo"
}
extension PresentationName { static let drawer: Self = "drawer" }
extension TransitionName { static let rise: Self = "rise" }
