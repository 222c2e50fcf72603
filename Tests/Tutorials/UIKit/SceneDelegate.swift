import Foundation
import Portolan
import PortolanLinks
import PortolanUIKit

// README begin name
/// What the application delegate names.
@MainActor public let shopSceneDelegate: AnyClass = SceneDelegate.self
// README end

// README begin
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  let navigator: Navigator<Shop>
  var window: UIWindow?
  private let session: Session
  private let file: URL

  override convenience init() {
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    self.init(session: .shared, file: folder.appending(path: "shop.scene"))
  }

  init(session: Session, file: URL) {
    self.session = session
    self.file = file
    navigator = Navigator(ShopMap(), guards: ShopGuards(session: session), links: .shop)
    super.init()
  }

  func scene(
    _ scene: UIScene, willConnectTo _: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
    window?.rootViewController = SceneRootController(
      navigator.scene, ShopScreens(navigator: navigator, session: session))
    window?.makeKeyAndVisible()
    navigator.scene.holdsLinks = true
    navigator.show(.splash)
    navigator.scene.open(options)
    Task { await restore() }
  }

  private func restore() async {
    do {
      let saved = try SavedScene(reading: Data(contentsOf: file))
      try await navigator.scene.restore(saved).arrival()
    } catch {
      navigator.proceed(to: .main)  // the first launch, or nothing that can be restored
    }
    navigator.scene.holdsLinks = false
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    do { try navigator.scene.save().data().write(to: file) } catch { print(error) }
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    navigator.scene.open(contexts)
  }

  func sceneDidDisconnect(_ scene: UIScene) { navigator.scene.close() }
}
// README end
