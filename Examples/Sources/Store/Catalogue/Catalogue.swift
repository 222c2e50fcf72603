public import Foundation

/// Products and orders, read from JSON files away from the main actor.
///
/// A file is read when it is first needed and kept in memory when it could be read; what failed is
/// tried again the next time.
public actor Catalogue {
  private let folder: URL
  private var readProducts: [Product]?
  private var readOrders: [Order]?

  /// The folder that comes with the Store.
  public static var bundled: URL {
    guard let folder = Bundle.module.resourceURL else {
      preconditionFailure("The Store was built without its resources.")
    }
    return folder.appendingPathComponent("Catalogue", isDirectory: true)
  }

  /// Makes a catalogue of a folder with `products.json` and `orders.json`.
  public init(folder: URL = Catalogue.bundled) {
    self.folder = folder
  }

  /// All products.
  public func products() throws(StoreProblem) -> [Product] {
    if let readProducts { return readProducts }
    let products: [Product] = try read(
      "products.json", or: .productsUnreadable, .productsDamaged)
    readProducts = products
    return products
  }

  /// The product with a number; nil when there is none.
  public func product(_ id: Int) throws(StoreProblem) -> Product? {
    try products().first { $0.id == id }
  }

  /// All orders.
  public func orders() throws(StoreProblem) -> [Order] {
    if let readOrders { return readOrders }
    let orders: [Order] = try read("orders.json", or: .ordersUnreadable, .ordersDamaged)
    readOrders = orders
    return orders
  }

  /// The order with a number; nil when there is none.
  public func order(_ id: Int) throws(StoreProblem) -> Order? {
    try orders().first { $0.id == id }
  }

  /// Returns when all that was asked before has been answered.
  public func answered() {}

  private func read<Value: Decodable>(
    _ name: String, or unreadable: StoreProblem, _ damaged: StoreProblem
  ) throws(StoreProblem) -> Value {
    let data: Data
    do {
      data = try Data(contentsOf: folder.appendingPathComponent(name))
    } catch { throw unreadable }
    do {
      return try JSONDecoder().decode(Value.self, from: data)
    } catch { throw damaged }
  }
}
