import Foundation
import PortolanSwiftUI
import Store
import StoreSwiftUI

/// The Store in SwiftUI, with one window; an app with several makes a Store for each.
@main struct StoreSwiftUIApp: App {
  private let store: StoreApplication

  init() {
    do {
      store = try StoreApplication(state: URL.applicationSupportDirectory.appending(path: "Store"))
    } catch {
      preconditionFailure("The Store could not be put together: \(error.diagnostic)")
    }
    store.launch()
  }

  var body: some Scene {
    WindowGroup { SceneRootView(store.navigator.scene, StoreViews(store)) }
  }
}
