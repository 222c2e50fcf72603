import Foundation

@testable import PortolanLinks

enum Sorting: String, CaseIterable, LinkParameter { case price, name }

enum Shop: Hashable, Sendable {
  case home, bag
  case product(Int)
  case reviews(product: Int, sorting: Sorting?)
  case search(String, page: Int, tags: [String])
  case file(String)
  case crumbs([String])
  case person(String)
  case flight(from: String, to: String)
  case day(Date)
  case order(UUID)
  case section(String?)

  /// A table in which each kind of part occurs.
  static let links = LinkTable<Shop>(
    schemes: ["shop", "shop-beta"], hosts: ["shop.example", "www.shop.example", "localhost:8080"]
  ) {
    LinkPattern("/", .home)
    LinkPattern("/bag", .bag).alias("/cart").alias("/basket.html")
    LinkPattern("/products/{id}", Shop.product) {
      if case .product(let id) = $0 { id } else { nil }
    }
    .alias("/item.php?id={id}")
    LinkPattern("/products/{id}/reviews?sort={sorting?}") { (id: Int, sorting: Sorting?) in
      .reviews(product: id, sorting: sorting)
    } match: {
      if case .reviews(let id, let sorting) = $0 { (id, sorting) } else { nil }
    }
    LinkPattern("/search?q={text}&page={page=1}&tag={tags*}", Shop.search) {
      if case .search(let text, let page, let tags) = $0 { (text, page, tags) } else { nil }
    }
    LinkPattern("/files/{file**}", Shop.file) { if case .file(let file) = $0 { file } else { nil } }
    LinkPattern("/crumbs/{words*}", Shop.crumbs) {
      if case .crumbs(let words) = $0 { words } else { nil }
    }
    LinkPattern("/@{name}", Shop.person) { if case .person(let name) = $0 { name } else { nil } }
    LinkPattern("/flights/{from}-{to}", Shop.flight) {
      if case .flight(let from, let to) = $0 { (from, to) } else { nil }
    }
    LinkPattern("/days/{day}", as: .day, make: Shop.day) {
      if case .day(let day) = $0 { day } else { nil }
    }
    LinkPattern("/orders/{id}", Shop.order) { if case .order(let id) = $0 { id } else { nil } }
    LinkPattern("/help#{section?}", Shop.section) {
      if case .section(let section) = $0 { section } else { nil }
    }
  }
}

extension LinkTable {
  /// What a link stands for, or the problem.
  func outcome(of link: String) -> Result<Output, LinkProblem> where Output: Equatable {
    do throws(LinkProblem) {
      guard let output = try read(link).output else { return .failure(.noPattern(.none)) }
      return .success(output)
    } catch {
      return .failure(error)
    }
  }
}

extension LinkMiss {
  static var none: LinkMiss { LinkMiss(segments: 0, expected: [], nearest: nil) }
}
