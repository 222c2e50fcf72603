public import Observation
public import Portolan

/// What is to be bought, with names and prices.
@MainActor @Observable public final class BagModel {
  /// Some of one product.
  public struct Row: Hashable, Sendable, Identifiable {
    /// The product's number.
    public let id: Int
    /// The product's name and how many.
    public let text: String
    /// What they cost together.
    public let price: Int
  }

  /// Why there are no names.
  public private(set) var problem: StoreProblem?
  /// Whether names load.
  public private(set) var isLoading = true

  private let counted = ModelCensus.Entry()
  private let bag: Bag
  private let catalogue: Catalogue
  private let navigator: any Navigating<StoreRoute>
  private let onDone: @MainActor () -> Void
  private var products: [Product] = []

  /// Makes the model of the bag.
  ///
  /// - Parameters:
  ///   - bag: What is in it.
  ///   - catalogue: Where names and prices are.
  ///   - navigator: Where the user can go.
  ///   - onDone: What follows when the user has seen it.
  public init(
    bag: Bag, catalogue: Catalogue, navigator: any Navigating<StoreRoute>,
    onDone: @escaping @MainActor () -> Void
  ) {
    self.bag = bag
    self.catalogue = catalogue
    self.navigator = navigator
    self.onDone = onDone
  }

  /// One row for each product.
  public var rows: [Row] {
    bag.lines.map { line in
      let product = products.first { $0.id == line.product }
      return Row(
        id: line.product, text: "\(line.count) × \(product?.name ?? "Unknown")",
        price: line.count * (product?.price ?? 0))
    }
  }

  /// What all of it costs.
  public var total: Int { rows.reduce(0) { $0 + $1.price } }

  /// Loads names and prices.
  public func load() async {
    do throws(StoreProblem) {
      products = try await catalogue.products()
    } catch { problem = error }
    isLoading = false
  }

  /// The user does not want a product after all.
  public func remove(_ row: Row) { bag.remove(row.id) }

  /// The user wants nothing of it; they are asked first.
  public func empty() async {
    if await navigator.answer(to: EmptyingQuestion()) == .empty { bag.clear() }
  }

  /// The user wants to buy.
  public func checkOut() { navigator.show(.checkout) }

  /// The user has seen it.
  public func done() { onDone() }
}
