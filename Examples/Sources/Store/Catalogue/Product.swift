/// Something that can be bought.
public struct Product: Hashable, Sendable, Codable, Identifiable {
  /// The number in links.
  public let id: Int
  /// What it is called.
  public let name: String
  /// The price in whole euros.
  public let price: Int
  /// What it is, in a sentence.
  public let summary: String
  /// What people say of it.
  public let reviews: [String]

  /// Makes a product.
  public init(id: Int, name: String, price: Int, summary: String, reviews: [String]) {
    self.id = id
    self.name = name
    self.price = price
    self.summary = summary
    self.reviews = reviews
  }
}
