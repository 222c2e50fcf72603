import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite("A zoom transition looks up its named source view on opening and again on closing (U106)")
struct ZoomTests {
  private static let start = "main[*(products) | account…]"

  /// An app whose products have photos of two names.
  @MainActor private final class PhotoApp {
    let clock = HeadlessClock()
    let navigator: Navigator<Shop>
    let scene: HeadlessScene
    private(set) var codes: [String] = []

    init(
      in world: World, _ style: PresentationStyle, reducesMotion: Bool,
      from source: @escaping @Sendable (Shop) -> SourceName
    ) {
      let navigator = Navigator(
        MovingMap(style) { .zoom(from: source($0)) }, guards: ShopGuards(session: Session()),
        clock: clock)
      self.navigator = navigator
      scene = HeadlessScene(
        profile: world.profile, assumptions: world.assumptions, reducesMotion: reducesMotion
      ) {
        SceneRootView(navigator) { route, _ in
          VStack {
            Text(verbatim: "\(route)")
            if route == .products {
              Text("1").popoverSource("1")
              Text("2").popoverSource("2")
            }
          }
        } tabLabel: { _ in
          Text("tab")
        }
      }
      navigator.scene.onEvent = { [weak self] in
        if case .diagnosed(let said) = $0 { self?.codes.append(said.code) }
      }
    }

    /// What grew and shrank, each as it is written.
    var zooms: [String] { scene.zooms.map(\.description) }

    func settle() async { _ = await scene.settle(navigator.scene, clock) }

    func expect(_ picture: String, _ location: SourceLocation = #_sourceLocation) async {
      await settle()
      #expect(navigator.tree.picture == picture, sourceLocation: location)
      #expect(scene.faults == [], sourceLocation: location)
    }
  }

  private func run(
    _ world: World = .iOS18, _ style: PresentationStyle = .fullScreen, reducesMotion: Bool = false,
    from source: @escaping @Sendable (Shop) -> SourceName = Self.number,
    _ body: @MainActor (PhotoApp) async throws -> Void
  ) async rethrows {
    let app = PhotoApp(in: world, style, reducesMotion: reducesMotion, from: source)
    app.navigator.show(.main)
    await app.expect(Self.start)
    try await body(app)
  }

  private nonisolated static func number(of route: Shop) -> SourceName {
    if case .product(let id) = route { return "\(id)" }
    return "2"
  }

  @Test("a pushed screen, and not before iOS 18", arguments: World.all)
  func pushed(world: World) async {
    await run(world) { app in
      app.navigator.show(.product(id: 1))
      await app.expect("main[*(products › product(1)) | account…]")
      app.navigator.back()
      await app.expect(Self.start)
      #expect(app.zooms == (world.profile < .iOS18 ? [] : ["in 1", "out 1"]))
      #expect(app.codes == [])
    }
  }

  @Test("a layer of each style", arguments: [PresentationStyle.fullScreen, .sheet])
  func presented(style: PresentationStyle) async {
    await run(.iOS18, style) { app in
      app.navigator.show(.note)
      await app.settle()
      app.navigator.dismiss()
      await app.expect(Self.start)
      #expect(app.zooms == ["in 2", "out 2"] && app.codes == [])
    }
  }

  @Test("NAV138: a name of nobody, and the system's own transition")
  func unknown() async {
    await run(from: { _ in "nobody's" }) { app in
      app.navigator.show(.product(id: 1))
      await app.expect("main[*(products › product(1)) | account…]")
      app.navigator.show(.note)
      await app.expect("main[*(products › product(1)) | account…] ⇧ fullScreen (note)")
      #expect(app.zooms == [] && app.codes == ["NAV138", "NAV138"])
    }
  }

  @Test("a popover does not zoom, and with Reduce Motion nothing does")
  func exceptions() async {
    await run(.iOS18, .popover(from: "1")) { app in
      app.navigator.show(.note)
      await app.settle()
      #expect(app.zooms == [] && app.codes == [])
    }
    await run(reducesMotion: true) { app in
      app.navigator.show(.product(id: 1))
      await app.expect("main[*(products › product(1)) | account…]")
      #expect(app.zooms == [] && app.codes == [])
    }
  }

  @Test("what comes together with the screen beneath it is expected to have no source")
  func together() async {
    await run(from: { _ in "nobody's" }) { app in
      app.navigator.set([.product(id: 2), .product(id: 1)], of: .products)
      await app.expect("main[*(products › product(2) › product(1)) | account…]")
      #expect(app.codes == [])
    }
  }

  @Test("a link shows it with the screen beneath: nothing to report, and a zoom on the way back")
  func link() async {
    await run { app in
      app.navigator.set([.product(id: 2), .product(id: 1)], of: .products)
      await app.expect("main[*(products › product(2) › product(1)) | account…]")
      #expect(app.codes == [])
      app.navigator.back()
      app.navigator.back()
      await app.expect(Self.start)
      #expect(app.zooms.last?.hasPrefix("out") == true)
    }
  }
}

extension World {
  /// The first version that zooms.
  fileprivate static var iOS18: World { with { _ in } }
}
