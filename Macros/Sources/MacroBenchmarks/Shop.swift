import PortolanMacros

/// Routes with a table of the macro, and the same table written by hand.
@LinkedRoutes(schemes: ["shop"], hosts: ["shop.example", "www.shop.example"])
enum Shop: Hashable, Sendable {
  @Linked("/") case home
  @Linked("/bag") case bag
  @Linked("/products/{id}") case product(id: Int)
  @Linked("/products/{id}/reviews?page={page=1}") case reviews(id: Int, page: Int)
  @Linked("/search?q={text}&tag={tags*}") case search(text: String, tags: [String])
  @Linked("/{from}-to-{to}") case trip(from: String, to: String)

  static let linksByHand = LinkTable<Shop>(
    schemes: ["shop"], hosts: ["shop.example", "www.shop.example"], kind: { $0.caseName }
  ) {
    LinkPattern("/", .home)
    LinkPattern("/bag", .bag)
    LinkPattern("/products/{id}", Shop.product) {
      if case .product(let id) = $0 { id } else { nil }
    }
    LinkPattern("/products/{id}/reviews?page={page=1}", Shop.reviews) {
      if case .reviews(let id, let page) = $0 { (id, page) } else { nil }
    }
    LinkPattern("/search?q={text}&tag={tags*}", Shop.search) {
      if case .search(let text, let tags) = $0 { (text, tags) } else { nil }
    }
    LinkPattern("/{from}-to-{to}", Shop.trip) {
      if case .trip(let from, let to) = $0 { (from, to) } else { nil }
    }
  }
}
