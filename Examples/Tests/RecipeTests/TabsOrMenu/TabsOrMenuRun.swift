import HeadlessUIKit
import HeadlessUIKitStage
import Portolan
import PortolanTesting
import TabsOrMenu
import TabsOrMenuUIKit

/// The shop on a headless screen, with the layout of one half of its users.
@MainActor struct TabsOrMenuRun {
  let app: ShopApp
  let window: UIWindow
  let screen: HeadlessScreen
  let stage: UIKitStage

  init(_ screen: HeadlessScreen, layout: LayoutKey) async throws {
    self.screen = screen
    app = ShopApp(layout: layout, clock: screen.clock)
    stage = UIKitStage(on: screen) { [app] in app.start(in: $0) }
    window = stage.window
    try await stage.settle()
  }

  var picture: String { app.navigator.tree.picture }

  func tap(_ label: String) async throws { try await stage.tap(label) }

  /// Opens the section as a person does under the layout.
  func choose(_ section: String) async throws {
    if app.layout == .menu { try await tap("Sections") }
    try await tap(section)
  }

  func use(_ layout: LayoutKey) async throws {
    app.layout = layout
    try await stage.settle()
  }

  /// The field in which one may write on the screen in front.
  var note: UITextField? {
    window.front?.view.subviews.lazy.compactMap { $0 as? UITextField }.first
  }
}
