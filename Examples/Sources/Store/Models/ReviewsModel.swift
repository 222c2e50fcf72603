public import Observation

/// What people say of one product.
@MainActor @Observable public final class ReviewsModel {
  /// The product's number.
  public let product: Int
  /// What they say; nil while it loads.
  public private(set) var reviews: [String]?
  /// Why there is nothing.
  public private(set) var problem: StoreProblem?

  private let counted = ModelCensus.Entry()
  private let catalogue: Catalogue

  /// Makes the model of a product's reviews.
  public init(of product: Int, catalogue: Catalogue) {
    self.product = product
    self.catalogue = catalogue
  }

  /// Whether it loads.
  public var isLoading: Bool { reviews == nil && problem == nil }

  /// Loads the reviews.
  public func load() async {
    do throws(StoreProblem) {
      reviews = try await catalogue.product(product)?.reviews ?? []
    } catch { problem = error }
  }
}
