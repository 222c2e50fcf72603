import Portolan
import PortolanUIKit

struct ShopScreens: ScreenAssembly {
  // README begin session
  let navigator: Navigator<Shop>
  let session: Session
  // README end

  func screen(for route: Shop, in context: ScreenContext<Shop>) -> UIViewController {
    // README begin model
    let bag = context.savedModel(of: .main) { Bag() }
    // README end
    switch route {
    case .main: return UITabBarController()
    case .products:
      return ShopController(
        "Products",
        actions: Product.all.map { product in
          UIAction(title: product.name) { _ in navigator.show(.product(id: product.id)) }
        })
    // README begin bag
    case .product(let id):
      let add = UIAction(title: "Add to the bag") { _ in
        Task { await bag.add(id, askingWith: navigator) }
      }
      return ShopController(Product.name(of: id), actions: [add])
    case .size(let picker):
      return ShopController(
        "Size",
        actions: Size.allCases.map { size in
          UIAction(title: size.rawValue.capitalized) { _ in context.finish(picker, with: size) }
        })
    case .bag:
      let checkOut = UIAction(title: "Check out") { _ in navigator.show(.checkout) }
      return ShopController("Bag", text: { bag.items.joined(separator: "\n") }, actions: [checkOut])
    case .checkout:
      let order = UIAction(title: "Place the order") { _ in
        bag.orders += bag.items
        bag.items = []
        navigator.show(.account)
      }
      return ShopController("Checkout", actions: [order])
    case .account: return ShopController("Account", text: { bag.orders.joined(separator: "\n") })
    // README end
    // README begin signIn
    case .signIn:
      let signIn = UIAction(title: "Sign in as Ada") { _ in
        session.user = "Ada"
        context.close()
      }
      return ShopController("Sign in", actions: [signIn])
    // README end
    // README begin splash
    case .splash: return ShopController("Shop", text: { "Shop" })
    // README end
    }
  }

  func tabItem(for member: Shop) -> UITabBarItem {
    UITabBarItem(title: member == .products ? "Products" : "Account", image: nil, tag: 0)
  }
}
