import Portolan
import PortolanSwiftUI
import TabsOrMenu

/// The screens, and the container that holds the sections when there are no tabs; no screen knows which
/// layout is used.
struct ShopViews: ViewAssembly {
  unowned let app: ShopApp

  func screen(for route: ShopRoute, in context: ScreenContext<ShopRoute>) -> some View {
    switch route {
    case .main: EmptyView()  // the container is the host's, or that below
    case .menu:
      RowsView(title: "Menu", note: note(context)) {
        ForEach(["012345", "067890"], id: \.self) { id in
          Button("Product \(id)") { app.goToProduct(withId: id) }
        }
      }
    case .account:
      RowsView(title: "Account", note: note(context)) {
        Button("Settings") { app.navigator.show(.settings) }
      }
    case .product(let id): RowsView(title: "Product \(id)", note: note(context)) {}
    case .settings:
      RowsView(title: "Settings", note: note(context)) {
        ForEach(LayoutKey.allCases, id: \.self) { key in
          Button("Use \(key.rawValue)") { app.layout = key }
        }
      }
    }
  }

  func tabLabel(for member: ShopRoute) -> some View {
    Text(member == .menu ? "Menu" : "Account")
  }

  func container(
    _ adapter: any ContainerAdapter, of members: [ContainerMember], for route: ShopRoute,
    in context: ScreenContext<ShopRoute>
  ) -> some View {
    HamburgerView(members: members) { context.choose($0) }
  }

  /// What is written on a screen is kept by a model: the view begins anew in another container.
  private func note(_ context: ScreenContext<ShopRoute>) -> Note { context.model { Note() } }
}
