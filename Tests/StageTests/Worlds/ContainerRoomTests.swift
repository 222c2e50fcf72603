import Foundation
import HeadlessUIKit
import HeadlessUIKitStage
import Observation
import Portolan
import PortolanSwiftUI
import PortolanTesting
import PortolanUIKit
import TestSupport
import Testing

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

/// How much room an app's own container has.
@MainActor @Observable private final class Place {
  var isWide = false
}

/// Gives what it holds the room of its place.
private struct PlaceContainer: View {
  let place: Place
  let root: SceneRootView

  var body: some View {
    root.environment(\.horizontalSizeClass, place.isWide ? .regular : .compact)
  }
}

@MainActor
@Suite(
  "The size of the root, not of its window, decides how many columns a split shows", .serialized)
struct ContainerRoomTests {
  private let desk = StageDesk()
  private let place = Place()

  /// Shows the desk in a container of the app's own, in a phone's window, which stays compact.
  private func stage(_ world: World) -> any StageScreen {
    let stage = world.stage(clock: desk.clock, device: .phone) {
      WidthContainer(SceneRootController(desk.navigator.scene, DeskScreens()))
    } swiftUI: {
      PlaceContainer(place: place, root: SceneRootView(desk.navigator.scene, DeskViews()))
    }
    resize(stage, isWide: false)
    return stage
  }

  /// Makes room for two columns in the container, or takes it.
  private func resize(_ stage: any StageScreen, isWide: Bool) {
    place.isWide = isWide
    let size = isWide ? CGSize(width: 1_024, height: 768) : CGSize(width: 600, height: 900)
    (stage as? UIKitStage)?.screen.rotate(to: size, on: .phone)
  }

  private func show(
    _ route: Desk, _ picture: String, on stage: any StageScreen,
    _ location: SourceLocation = #_sourceLocation
  ) async throws {
    desk.navigator.show(route)
    try await desk.expect(picture, on: stage, location)
  }

  @Test("in a window that stays compact, the width of a container decides", arguments: World.all)
  func phone(world: World) async throws {
    let stage = stage(world)
    try await show(.page(0), "desk{(list) > *(item(1) › page(0))}", on: stage)
    resize(stage, isWide: true)
    try await desk.expect("desk{(list) | *(item(1) › page(0))}", on: stage)
    resize(stage, isWide: false)
    try await desk.expect("desk{(list) > *(item(1) › page(0))}", on: stage)
  }

  @Test("a split that comes has the columns for which its place has room", arguments: World.all)
  func fresh(world: World) async throws {
    let stage = stage(world)
    resize(stage, isWide: true)
    try await stage.settle()
    #expect(!desk.navigator.scene.isCompact)
    try await show(.desk, "desk{*(list) | (empty)}", on: stage)
    try await show(.start, "start", on: stage)
    resize(stage, isWide: false)
    try await stage.settle()
    #expect(desk.navigator.scene.isCompact)
    try await show(.desk, "desk{*(list) > empty…}", on: stage)
  }

  @Test("beneath a layer that covers all, it changes when that has gone", arguments: World.all)
  func beneath(world: World) async throws {
    let stage = stage(world)
    try await show(.item(1), "desk{(list) > *(item(1))}", on: stage)
    desk.navigator.show(.note, placed: .presented(.fullScreen))
    try await stage.settle()
    resize(stage, isWide: true)
    try await stage.settle()
    #expect(desk.navigator.tree.layerRoots.count == 2)
    desk.navigator.dismiss()
    try await desk.expect("desk{(list) | *(item(1))}", on: stage)
  }
}
