public import Observation
public import Portolan

/// Finds products by their names.
@MainActor @Observable public final class SearchModel {
  /// What the user looks for.
  public var text = ""
  /// Why nothing can be found.
  public private(set) var problem: StoreProblem?
  /// Whether it loads.
  public private(set) var isLoading = true

  private let counted = ModelCensus.Entry()
  private let catalogue: Catalogue
  private let navigator: any Navigating<StoreRoute>
  private var products: [Product] = []
  private var sorting = ProductSorting.name

  /// Makes the model of the Search tab.
  public init(catalogue: Catalogue, navigator: any Navigating<StoreRoute>) {
    self.catalogue = catalogue
    self.navigator = navigator
  }

  /// The products whose names hold the text; none for no text.
  public var results: [Product] {
    let text = text.lowercased()
    let found = text.isEmpty ? [] : products.filter { $0.name.lowercased().contains(text) }
    return sorting.sorted(found)
  }

  /// Loads what can be found.
  public func load() async {
    do throws(StoreProblem) {
      products = try await catalogue.products()
    } catch { problem = error }
    isLoading = false
  }

  /// The user wants another order.
  public func sort() async {
    if let picked = await navigator.answer(to: SortPicker()) { sorting = picked }
  }

  /// The user chose a product.
  public func select(_ product: Product) { navigator.show(.product(id: product.id)) }
}
