import PortolanUIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let reader: Reader
  private var coordinator: AppCoordinator?

  init(reader: Reader) {
    self.reader = reader
  }

  func scene(_ scene: UIScene, willConnectTo: UISceneSession, options: UIScene.ConnectionOptions) {
    let stack = UINavigationController()
    let coordinator = AppCoordinator(stack: stack, reader: reader)
    self.coordinator = coordinator
    coordinator.start()
    window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
    window?.rootViewController = stack
    window?.makeKeyAndVisible()
  }
}
