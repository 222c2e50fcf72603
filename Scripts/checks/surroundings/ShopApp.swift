import Foundation
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import PortolanUIKit

/// The app as its tests make it.
@MainActor struct ShopApp {
  let navigator: Navigator<Shop>
  var scene: SceneNavigator { navigator.scene }

  init(clock: any Clock<Duration> = ContinuousClock()) {
    navigator = Navigator(ShopMap(), guards: ShopGuards(session: Session()), clock: clock)
  }

  var rootController: UIViewController { SceneRootController(scene, ShopScreens()) }
  func start(in window: UIWindow) {}
  var rootView: some View { SceneRootView(scene, ShopViews(shop: ShopServices())) }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  init(_ app: ShopApp) {}
}

/// The tabs of an app that exists.
@MainActor let tabBarController = UITabBarController()
