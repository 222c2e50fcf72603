#if canImport(UIKit)
import PortolanUIKit
import Store
import StoreUIKit

/// The Store on a phone, a tablet or a Mac.
@main final class StoreApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Store", sessionRole: session.role)
    configuration.delegateClass = StoreScene.self
    return configuration
  }
}

/// One window with a Store of its own.
final class StoreScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var store: StoreApplication?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    do {
      let folder = URL.applicationSupportDirectory.appending(path: "Store")
      let store = try StoreApplication(state: folder)
      self.store = store
      #if canImport(AppIntents)
      // Before any intent asks for it.
      LinkDoor(store).register()
      #endif
      window.rootViewController = SceneRootController(
        store.navigator.scene, StoreScreens(store))
      window.makeKeyAndVisible()
      store.launch()
      store.navigator.scene.open(options)
      for activity in options.userActivities { open(activity) }
    } catch {
      preconditionFailure("The Store could not be put together: \(error.diagnostic)")
    }
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    store?.navigator.scene.open(contexts)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    open(userActivity)
  }

  /// A universal link comes as an activity, on a cold start in the options alone.
  private func open(_ activity: NSUserActivity) {
    if let url = activity.webpageURL { store?.navigator.open(url) }
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    guard let store else { return }
    Task { await store.close() }
  }
}
#else
/// Where there is no UIKit the Store is walked through in a terminal.
@main enum StoreApp {
  static func main() {
    print("The Store's app needs UIKit; here it is walked through with Scripts/walk.")
  }
}
#endif
