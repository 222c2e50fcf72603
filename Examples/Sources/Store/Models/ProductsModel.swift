public import Observation
public import Portolan

/// All products.
@MainActor @Observable public final class ProductsModel {
  /// What there is; empty while it loads.
  public private(set) var products: [Product] = []
  /// Why there is nothing.
  public private(set) var problem: StoreProblem?
  /// Whether it loads.
  public private(set) var isLoading = true

  private let counted = ModelCensus.Entry()
  private let catalogue: Catalogue
  private let log: ProblemLog
  private let navigator: any Navigating<StoreRoute>

  /// Makes the model of the Shop tab.
  public init(
    catalogue: Catalogue, problems: ProblemLog, navigator: any Navigating<StoreRoute>
  ) {
    self.catalogue = catalogue
    log = problems
    self.navigator = navigator
  }

  /// What the app lives with.
  public var notices: [StoreProblem] { log.problems }

  /// Loads the products.
  public func load() async {
    do throws(StoreProblem) {
      products = try await catalogue.products()
    } catch { problem = error }
    isLoading = false
  }

  /// The user chose a product.
  public func select(_ product: Product) { navigator.show(.product(id: product.id)) }

  /// The user asked for the bag.
  public func openBag() { navigator.show(.bag) }
}
