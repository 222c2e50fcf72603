import Portolan
import PortolanUIKit

extension FirstShop {
  // README begin screens
  struct ShopScreens: ScreenAssembly {
    let navigator: Navigator<Shop>

    func screen(for route: Shop, in context: ScreenContext<Shop>) -> UIViewController {
      switch route {
      case .main: return UITabBarController()
      case .products:
        return ShopController(
          "Products",
          actions: Product.all.map { product in
            UIAction(title: product.name) { _ in navigator.show(.product(id: product.id)) }
          })
      case .product(let id): return ShopController(Product.name(of: id), text: { "In stock" })
      case .account: return ShopController("Account", text: { "No orders" })
      }
    }

    func tabItem(for member: Shop) -> UITabBarItem {
      UITabBarItem(title: member == .products ? "Products" : "Account", image: nil, tag: 0)
    }
  }
  // README end
}

extension FirstShop {
  // README begin delegate
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    let navigator = Navigator(ShopMap())
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo _: UISceneSession, options: UIScene.ConnectionOptions
    ) {
      window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
      window?.rootViewController = SceneRootController(
        navigator.scene, ShopScreens(navigator: navigator))
      window?.makeKeyAndVisible()
      navigator.show(.main)
    }

    func sceneDidDisconnect(_ scene: UIScene) { navigator.scene.close() }
  }
  // README end
}
