import Foundation
import Portolan
import PortolanLinks
import PortolanTesting

enum ShopLinks {
  static let table = LinkTable<Shop>(schemes: ["shop"], hosts: ["shop.example"]) {
    LinkPattern("/products", .products)
    LinkPattern("/products/{id}", Shop.product) {
      if case .product(let id) = $0 { id } else { nil }
    }
    LinkPattern("/products/{id}/reviews", Shop.reviews) {
      if case .reviews(let id) = $0 { id } else { nil }
    }
    LinkPattern("/search/{words}", Shop.search) {
      if case .search(let words) = $0 { words } else { nil }
    }
    LinkPattern("/orders/{id}", Shop.order) { if case .order(let id) = $0 { id } else { nil } }
    LinkPattern("/bag", .bag)
    LinkPattern("/sign-in", .signIn)
  }
}

extension ShopLinks {
  private static let texts = [
    "shop://products/1", "shop://bag", "shop://orders/1", "shop://nowhere",
  ]

  /// A link that is known, or one that is not.
  static func random(_ random: inout SeededGenerator) -> URL {
    guard let url = texts.randomElement(using: &random).flatMap({ URL(string: $0) }) else {
      preconditionFailure("The links of the shop are links.")
    }
    return url
  }
}
