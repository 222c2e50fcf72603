public import Portolan

/// Builds the screens of one route type, in one exhaustive `switch`.
///
/// ```swift
/// struct ShopViews: ViewAssembly {
///   let shop: ShopServices
///   func screen(for route: Shop, in context: ScreenContext<Shop>) -> some View {
///     switch route {
///     case .products: ProductsView(model: context.model { ProductsModel(shop) })
///     case .product(let id): ProductView(model: context.model { ProductModel(id: id, shop) })
///     …
///     }
///   }
/// }
/// ```
///
/// It holds the dependencies of its screens, so that those of any screen are read in one place.
@MainActor public protocol ViewAssembly<R> {
  /// The routes whose screens it builds.
  associatedtype R: NavigationRoute
  /// What `screen(for:in:)` returns.
  associatedtype Content: View
  /// What `tabLabel(for:)` returns.
  associatedtype TabLabel: View

  /// The view of a route.
  ///
  /// Called again whenever SwiftUI wants the view anew, also when the route's value was updated
  /// in place: make what lives as long as the screen with `context.model`. It is not asked for
  /// containers; stacks and tabs are the host's own. A screen beneath another may not be built
  /// before it is shown; one that was restored is asked for at once, so that what wants to be asked
  /// before it leaves can say so here or in its model. It appears when it is shown.
  @ViewBuilder func screen(for route: R, in context: ScreenContext<R>) -> Content

  /// What the tab bar shows for a member, also while it was never entered; by default nothing.
  @ViewBuilder func tabLabel(for member: R) -> TabLabel
}

extension ViewAssembly {
  /// No label.
  public func tabLabel(for member: R) -> EmptyView { EmptyView() }
}
