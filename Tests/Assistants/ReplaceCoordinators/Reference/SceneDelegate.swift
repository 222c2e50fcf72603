import Portolan
import PortolanUIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  let navigator: Navigator<Library>
  var window: UIWindow?
  private let reader: Reader

  init(reader: Reader) {
    self.reader = reader
    navigator = Navigator(LibraryMap(), guards: LibraryGuards(reader: reader))
  }

  func scene(_ scene: UIScene, willConnectTo: UISceneSession, options: UIScene.ConnectionOptions) {
    window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
    window?.rootViewController = SceneRootController(
      navigator.scene, LibraryScreens(navigator: navigator, reader: reader))
    window?.makeKeyAndVisible()
    navigator.show(.catalogue)
  }

  func sceneDidDisconnect(_ scene: UIScene) { navigator.scene.close() }
}
