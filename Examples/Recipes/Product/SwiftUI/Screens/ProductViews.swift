import Portolan
import PortolanSwiftUI
import ProductRecipe

/// Builds each screen with what it needs.
struct ProductViews: ViewAssembly {
  unowned let app: ProductApp

  func screen(for route: ProductRoute, in context: ScreenContext<ProductRoute>) -> some View {
    content(for: route, in: context).modifier(CloseButton(context: context))
  }

  @ViewBuilder private func content(
    for route: ProductRoute, in context: ScreenContext<ProductRoute>
  ) -> some View {
    switch route {
    case .home: EmptyView()  // the tabs are the host's own
    case .products:
      ProductArrayView(ids: ProductApp.products) { [app] in app.wireframe.goToProduct(withId: $0) }
    case .product(let id, let coupon): ProductView(id: id, coupon: coupon)
    case .account: ColumnView("Account") {}
    case .menu: MenuView(offers: Offers.all) { [app] in app.navigator.show($0) }
    case .signIn: SignInView(session: app.session) { context.close() }
    }
  }

  @ViewBuilder func tabLabel(for member: ProductRoute) -> some View {
    switch member {
    case .account: Label("Account", systemImage: "person")
    default: Label("Products", systemImage: "bag")
    }
  }
}
