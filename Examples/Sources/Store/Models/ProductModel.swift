public import Observation
public import Portolan

/// One product.
@MainActor @Observable public final class ProductModel {
  /// The product's number.
  public let id: Int
  /// The product; nil while it loads.
  public private(set) var product: Product?
  /// Why there is nothing.
  public private(set) var problem: StoreProblem?

  private let counted = ModelCensus.Entry()
  private let catalogue: Catalogue
  private let bag: Bag
  private let navigator: any Navigating<StoreRoute>

  /// Makes the model of a product.
  public init(id: Int, catalogue: Catalogue, bag: Bag, navigator: any Navigating<StoreRoute>) {
    self.id = id
    self.catalogue = catalogue
    self.bag = bag
    self.navigator = navigator
  }

  /// Whether it loads.
  public var isLoading: Bool { product == nil && problem == nil }

  /// How many of it are in the bag.
  public var countInBag: Int { bag.lines.first { $0.product == id }?.count ?? 0 }

  /// Loads the product.
  public func load() async {
    do throws(StoreProblem) {
      product = try await catalogue.product(id)
    } catch { problem = error }
  }

  /// The user wants one.
  public func addToBag() { bag.add(id) }

  /// The user asked what people say.
  public func showReviews() { navigator.show(.reviews(of: id)) }

  /// The user asked when it comes.
  public func showDelivery() { navigator.show(.delivery(of: id)) }

  /// The user asked for the bag.
  public func openBag() { navigator.show(.bag) }
}
