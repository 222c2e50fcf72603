import Portolan
import PortolanUIKit

@MainActor func screens(_ navigator: Navigator<Shop>) -> UIViewController {
  SceneRootController(navigator) { route, context in
    switch route {  // says: switch must be exhaustive
    case .main, .list: return UITabBarController()
    case .item: return UIViewController()
    }
  }
}
