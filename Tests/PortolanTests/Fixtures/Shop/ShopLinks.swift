import Foundation
import Portolan
import PortolanTesting

enum ShopLinks {
  static let table = LinkTable<Shop>(schemes: ["shop"], hosts: ["shop.example"]) {
    LinkPattern("products") { _ in .products }
    LinkPattern("products/{id}") { .product(id: try $0.int("id")) }
    LinkPattern("products/{id}/reviews") { .reviews(id: try $0.int("id")) }
    LinkPattern("search/{words}") { .search(try $0.string("words")) }
    LinkPattern("orders/{id}") { .order(id: try $0.int("id")) }
    LinkPattern("bag") { _ in .bag }
    LinkPattern("sign-in") { _ in .signIn }
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
