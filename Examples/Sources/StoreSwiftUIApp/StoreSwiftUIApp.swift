import Foundation
import PortolanSwiftUI
import Store
import StoreSwiftUI

/// The Store in SwiftUI, with one window; an app with several makes a Store for each.
@main struct StoreSwiftUIApp: App {
  private let store: StoreApplication

  init() {
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    do {
      store = try StoreApplication(state: folder[0].appendingPathComponent("Store"))
    } catch {
      preconditionFailure("The Store could not be put together: \(error.diagnostic)")
    }
    store.launch()
  }

  var body: some Scene {
    WindowGroup { SceneRootView(store.navigator.scene, StoreViews(store)) }
  }
}
