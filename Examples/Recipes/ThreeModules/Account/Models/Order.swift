/// Something that was bought; the account knows of products no more than their numbers.
public struct Order: Hashable, Sendable {
  /// Its own number.
  public let number: Int
  /// The product's number.
  public let product: Int

  /// What the user of this example ordered.
  public static let all = [Order(number: 11, product: 3), Order(number: 12, product: 1)]
}
