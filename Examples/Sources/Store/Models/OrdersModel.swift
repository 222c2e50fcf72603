public import Observation
public import Portolan

/// The orders of who is signed in.
@MainActor @Observable public final class OrdersModel {
  /// The orders; empty while they load.
  public private(set) var orders: [Order] = []
  /// Why there is nothing.
  public private(set) var problem: StoreProblem?
  /// Whether they load.
  public private(set) var isLoading = true

  private let counted = ModelCensus.Entry()
  private let catalogue: Catalogue
  private let navigator: any Navigating<StoreRoute>
  private let onSignOut: @MainActor () async -> Void

  /// Makes the model of the Account tab.
  ///
  /// - Parameters:
  ///   - catalogue: Where the orders are.
  ///   - navigator: Where the user can go.
  ///   - onSignOut: What follows when the user wants to leave.
  public init(
    catalogue: Catalogue, navigator: any Navigating<StoreRoute>,
    onSignOut: @escaping @MainActor () async -> Void
  ) {
    self.catalogue = catalogue
    self.navigator = navigator
    self.onSignOut = onSignOut
  }

  /// Loads the orders.
  public func load() async {
    do throws(StoreProblem) {
      orders = try await catalogue.orders()
    } catch { problem = error }
    isLoading = false
  }

  /// The user chose an order.
  public func select(_ order: Order) { navigator.show(.order(id: order.id)) }

  /// The user wants to know something.
  public func openHelp() { navigator.show(.help) }

  /// The user wants to leave.
  public func signOut() async { await onSignOut() }
}
