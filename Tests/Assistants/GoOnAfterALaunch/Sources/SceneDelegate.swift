import Foundation
import Portolan
import PortolanUIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  let navigator: Navigator<Library>
  var window: UIWindow?
  private let reader: Reader
  /// Where the app may keep what it needs between two launches.
  private let file: URL

  init(reader: Reader, file: URL) {
    self.reader = reader
    self.file = file
    navigator = Navigator(LibraryMap())
  }

  func scene(_ scene: UIScene, willConnectTo: UISceneSession, options: UIScene.ConnectionOptions) {
    window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
    window?.rootViewController = SceneRootController(
      navigator.scene, LibraryScreens(navigator: navigator, reader: reader))
    window?.makeKeyAndVisible()
    navigator.show(.home)
  }

  func sceneDidDisconnect(_ scene: UIScene) { navigator.scene.close() }
}
