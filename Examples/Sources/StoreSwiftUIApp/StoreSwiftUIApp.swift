import Foundation
import PortolanSwiftUI
import Store
import StoreSwiftUI

/// The Store in SwiftUI.
@main struct StoreSwiftUIApp: App {
  var body: some Scene { WindowGroup { StoreWindow() } }
}

/// One window with a Store of its own.
private struct StoreWindow: View {
  @State private var store = makeStore()

  var body: some View {
    SceneRootView(store.navigator.scene, StoreViews(store)).onAppear { store.launch() }
  }

  private static func makeStore() -> StoreApplication {
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    do {
      return try StoreApplication(state: folder[0].appendingPathComponent("Store"))
    } catch {
      preconditionFailure("The Store could not be put together: \(error.diagnostic)")
    }
  }
}
