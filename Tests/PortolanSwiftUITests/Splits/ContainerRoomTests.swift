import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Portolan
import PortolanSwiftUI
import Testing

/// How much room an app's own container has, whatever the window says.
@MainActor @Observable final class DeskPlace {
  var isWide = false
}

/// Gives what it holds the room of its place.
struct DeskContainer: View {
  let place: DeskPlace
  let root: SceneRootView

  var body: some View {
    root.environment(\.horizontalSizeClass, place.isWide ? .regular : .compact)
  }
}

@MainActor @Suite("The size of the root, not of its window, decides how many columns a split shows")
struct ContainerRoomTests {
  private let place = DeskPlace()

  /// An app in a phone's window, which is as wide as a tablet's and stays compact.
  private func app(in world: World) -> DeskApp {
    DeskApp(in: world, CGSize(width: 1_024, height: 768), on: .phone, in: place)
  }

  @Test("the width of a container decides, in a window that stays compact", arguments: World.all)
  func phone(world: World) async {
    let app = app(in: world)
    await app.show(.page(0), "desk{(list) > *(item(1) › page(0))}")
    place.isWide = true
    await app.expect("desk{(list) | *(item(1) › page(0))}")
    place.isWide = false
    await app.expect("desk{(list) > *(item(1) › page(0))}")
    #expect(app.codes == [])
  }

  @Test("a split that comes has the columns for which its place has room", arguments: World.all)
  func fresh(world: World) async {
    let app = app(in: world)
    place.isWide = true
    await app.settle()
    await app.show(.desk, "desk{*(list) | (empty)}")
    await app.show(.start, "start")
    place.isWide = false
    await app.settle()
    await app.show(.desk, "desk{*(list) > empty…}")
  }

  @Test("beneath a layer that covers all it changes too", arguments: World.all)
  func beneath(world: World) async {
    let app = app(in: world)
    await app.show(.item(1), "desk{(list) > *(item(1))}")
    app.navigator.show(.note, placed: .presented(.fullScreen))
    await app.settle()
    place.isWide = true
    await app.settle()
    app.navigator.dismiss()
    await app.expect("desk{(list) | *(item(1))}")
  }
}
