public import Observation
public import Portolan

/// One order.
@MainActor @Observable public final class OrderModel {
  /// The order's number.
  public let id: Int
  /// The day on which it was placed; nil while it loads.
  public private(set) var placed: String?
  /// What was bought.
  public private(set) var products: [Product] = []
  /// Why there is nothing.
  public private(set) var problem: StoreProblem?

  private let counted = ModelCensus.Entry()
  private let catalogue: Catalogue
  private let navigator: any Navigating<StoreRoute>

  /// Makes the model of an order.
  public init(id: Int, catalogue: Catalogue, navigator: any Navigating<StoreRoute>) {
    self.id = id
    self.catalogue = catalogue
    self.navigator = navigator
  }

  /// Whether it loads.
  public var isLoading: Bool { placed == nil && problem == nil }

  /// Loads the order with its products.
  public func load() async {
    do throws(StoreProblem) {
      let order = try await catalogue.order(id)
      let all = try await catalogue.products()
      products = all.filter { order?.products.contains($0.id) == true }
      placed = order?.placed ?? ""
    } catch { problem = error }
  }

  /// The user chose a product of the order.
  public func select(_ product: Product) { navigator.show(.product(id: product.id)) }
}
