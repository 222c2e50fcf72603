import Foundation
import Portolan
import PortolanLinks
import PortolanSwiftUI

// README begin
/// One window of the shop.
public struct ShopWindow: View {
  @State private var navigator: Navigator<Shop>
  @Environment(\.scenePhase) private var phase
  private let session: Session
  private let file: URL

  /// Makes the window of the app.
  public init() {
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    self.init(session: .shared, file: folder.appending(path: "shop.scene"))
  }

  init(session: Session, file: URL) {
    self.session = session
    self.file = file
    navigator = Navigator(ShopMap(), guards: ShopGuards(session: session), links: .shop)
    navigator.scene.holdsLinks = true
  }

  /// The screens of the window.
  public var body: some View {
    SceneRootView(navigator.scene, ShopViews(navigator: navigator, session: session))
      .task { await start() }
      .onChange(of: phase) { _, new in if new == .background { save() } }
  }

  private func start() async {
    navigator.show(.splash)
    do {
      let saved = try SavedScene(reading: Data(contentsOf: file))
      try await navigator.scene.restore(saved).arrival()
    } catch {
      navigator.proceed(to: .main)  // the first launch, or nothing that can be restored
    }
    navigator.scene.holdsLinks = false
  }

  private func save() {
    do { try navigator.scene.save().data().write(to: file) } catch { print(error) }
  }
}
// README end

// README begin app
struct ShopApp: App { var body: some Scene { WindowGroup { ShopWindow() } } }
// README end
