import Portolan
import PortolanSwiftUI

extension FirstShop {
  // README begin views
  struct ShopViews: ViewAssembly {
    let navigator: Navigator<Shop>

    func screen(for route: Shop, in context: ScreenContext<Shop>) -> some View {
      switch route {
      case .main: EmptyView()  // the map makes tabs and stacks
      case .products:
        List(Product.all) { product in
          Button(product.name) { navigator.show(.product(id: product.id)) }
        }
        .navigationTitle("Products")
      case .product(let id): Text("In stock").navigationTitle(Product.name(of: id))
      case .account: Text("No orders").navigationTitle("Account")
      }
    }

    func tabLabel(for member: Shop) -> some View {
      Text(member == .products ? "Products" : "Account")
    }
  }
  // README end
}

extension FirstShop {
  // README begin window
  /// One window of the shop.
  public struct ShopWindow: View {
    @State private var navigator = Navigator(ShopMap())

    /// Makes the window.
    public init() {}

    /// The screens of the window.
    public var body: some View {
      SceneRootView(navigator.scene, ShopViews(navigator: navigator))
        .onAppear { navigator.show(.main) }
    }
  }
  // README end
}
