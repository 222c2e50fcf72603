import Foundation
import HeadlessUIKit
import PortolanUIKit
import Testing

@testable import Portolan

/// Gives what it holds the room that its own width says, whatever the window says.
private final class WidthContainer: UIViewController {
  let content: UIViewController

  init(_ content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    traitOverrides.horizontalSizeClass = view.bounds.width >= 700 ? .regular : .compact
    content.view.frame = view.bounds
  }
}

@MainActor @Suite("The size of the root, not of its window, decides how many columns a split shows")
struct ContainerRoomTests {
  /// Shows an app in a container that decides by its width.
  private func app(
    in world: World, on device: HeadlessDevice, _ body: @MainActor (DeskApp) async throws -> Void
  ) async rethrows {
    try await HeadlessScreen.run(on: world.screen(of: device)) { screen in
      let app = DeskApp(screen, CGSize(width: 390, height: 844))
      app.window.rootViewController = nil
      app.window.rootViewController = WidthContainer(app.root)
      try await body(app)
      #expect(app.codes == [])
    }
  }

  @Test("in a phone's window, which stays compact, the width decides", arguments: World.all)
  func phone(world: World) async {
    await app(in: world, on: .phone) { app in
      await app.show(.page(0), "desk{(list) > *(item(1) › page(0))}")
      await app.rotate(
        to: CGSize(width: 1_024, height: 768), "desk{(list) | *(item(1) › page(0))}")
      #expect(app.split?.isCollapsed == false)
      await app.rotate(to: CGSize(width: 600, height: 900), "desk{(list) > *(item(1) › page(0))}")
      #expect(app.split?.isCollapsed == true)
    }
  }

  @Test("a split that comes has the columns for which its place has room", arguments: World.all)
  func fresh(world: World) async {
    await app(in: world, on: .phone) { app in
      app.screen.rotate(to: CGSize(width: 1_024, height: 768), on: .phone)
      await app.settle()
      #expect(!app.scene.isCompact)
      await app.show(.desk, "desk{*(list) | (empty)}")
      await app.show(.start, "start")
      app.screen.rotate(to: CGSize(width: 600, height: 900), on: .phone)
      await app.settle()
      #expect(app.scene.isCompact)
      await app.show(.desk, "desk{*(list) > empty…}")
    }
  }

  @Test("beneath a layer that covers all, it changes when that has gone", arguments: World.all)
  func beneath(world: World) async {
    await app(in: world, on: .phone) { app in
      await app.show(.item(1), "desk{(list) > *(item(1))}")
      app.navigator.show(.note, placed: .presented(.fullScreen))
      await app.settle()
      app.screen.rotate(to: CGSize(width: 1_024, height: 768), on: .phone)
      await app.settle()
      #expect(app.peeked.layers.count == 2)
      app.navigator.dismiss()
      await app.expect("desk{(list) | *(item(1))}")
      #expect(app.split?.isCollapsed == false)
    }
  }
}
