import Portolan
import PortolanUIKit

extension SignInShop {
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    // README begin navigator
    let navigator = Navigator(ShopMap(), guards: ShopGuards(session: .shared))
    // README end
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo _: UISceneSession, options: UIScene.ConnectionOptions
    ) {
      window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
      // README begin root
      window?.rootViewController = SceneRootController(
        navigator.scene, ShopScreens(navigator: navigator, session: .shared))
      // README end
      window?.makeKeyAndVisible()
      navigator.show(.main)
      navigator.scene.open(options)
    }

    // README begin links
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      navigator.scene.open(contexts)
    }
    // README end

    func sceneDidDisconnect(_ scene: UIScene) { navigator.scene.close() }
  }
}
