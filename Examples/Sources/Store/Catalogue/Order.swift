/// Something that was bought.
public struct Order: Hashable, Sendable, Codable, Identifiable {
  /// The number in links.
  public let id: Int
  /// The day on which it was placed.
  public let placed: String
  /// The products' numbers.
  public let products: [Int]

  /// Makes an order.
  public init(id: Int, placed: String, products: [Int]) {
    self.id = id
    self.placed = placed
    self.products = products
  }
}
