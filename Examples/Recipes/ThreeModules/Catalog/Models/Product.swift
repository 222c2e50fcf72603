/// Something to buy.
public struct Product: Hashable, Sendable {
  /// Its number, as routes and links have it.
  public let id: Int
  /// What it is called.
  public let name: String
  /// What it costs.
  public let price: Int
  /// What it costs members.
  public let memberPrice: Int

  /// All products there are.
  public static let all = [
    Product(id: 1, name: "Lamp", price: 40, memberPrice: 35),
    Product(id: 2, name: "Chair", price: 90, memberPrice: 80),
    Product(id: 3, name: "Table", price: 200, memberPrice: 170),
  ]

  /// The product of a number; nil when there is none.
  public static func withID(_ id: Int) -> Product? { all.first { $0.id == id } }
}
