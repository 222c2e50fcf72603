import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A zoom transition looks up its named source view on opening and again on closing (U106)")
struct ZoomTests {
  /// The products, each with a photo of its own, and a button on the bar.
  private final class Photos: UIViewController, PopoverSourceProvider {
    let photos = [UIView(), UIView()]
    private(set) var asked: [SourceName] = []

    override func viewDidLoad() { for photo in photos { view.addSubview(photo) } }

    func popoverSource(named name: SourceName) -> (any UIPopoverPresentationControllerSourceItem)? {
      asked.append(name)
      if name == "bar" { return UIBarButtonItem() }
      return Int(name.rawValue).flatMap { photos.indices.contains($0 - 1) ? photos[$0 - 1] : nil }
    }
  }

  private let photos = Photos()

  private func run(
    _ world: World = World.iOS18, _ style: PresentationStyle = .fullScreen,
    from source: @escaping @Sendable (Shop) -> SourceName,
    _ body: @MainActor (TestApp) async throws -> Void
  ) async rethrows {
    try await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(
        screen, map: MovingMap(style) { .zoom(from: source($0)) },
        odd: { [photos] route, _ in route == .products ? photos : nil })
      try await body(app)
      await app.settle()
      #expect(screen.faults == [])
    }
  }

  private nonisolated static func number(of route: Shop) -> SourceName {
    if case .product(let id) = route { return "\(id)" }
    return "2"
  }

  /// What grew and shrank: the way, and the number of the photo; 0 for none.
  private func zooms(of app: TestApp) -> [String] {
    app.screen.zooms.map { zoom in
      let photo = zoom.source.flatMap { source in photos.photos.firstIndex { $0 === source } }
      return "\(zoom.isComing ? "in" : "out") \(photo.map { $0 + 1 } ?? 0)"
    }
  }

  @Test("a pushed screen, and not before iOS 18", arguments: World.all)
  func pushed(world: World) async {
    await run(world, from: Self.number) { app in
      app.navigator.show(.main)
      await app.settle()
      app.navigator.show(.product(id: 1))
      await app.follow("main[*(products › product(1)) | account…]")
      app.navigator.back()
      await app.follow("main[*(products) | account…]")
      #expect(zooms(of: app) == (world.profile < .iOS18 ? [] : ["in 1", "out 1"]))
      #expect(app.codes == [])
    }
  }

  @Test("a layer of each style", arguments: [PresentationStyle.fullScreen, .sheet, .pageSheet])
  func presented(style: PresentationStyle) async {
    await run(.iOS18, style, from: Self.number) { app in
      app.navigator.show(.main)
      await app.settle()
      app.navigator.show(.note)
      await app.settle()
      app.navigator.dismiss()
      await app.follow("main[*(products) | account…]")
      #expect(zooms(of: app) == ["in 2", "out 2"])
      #expect(app.codes == [])
    }
  }

  @Test("a screen in the place of another shrinks into the photo of its own")
  func replaced() async {
    await run(from: { route in route == .product(id: 7) ? "2" : "1" }) { app in
      app.navigator.show(.main)
      await app.settle()
      app.navigator.show(.product(id: 1))
      await app.settle()
      app.navigator.set([.product(id: 7)], of: .products)
      await app.settle()
      #expect(zooms(of: app) == ["in 1"], "the photo is out of sight")
      app.navigator.back()
      await app.follow("main[*(products) | account…]")
      #expect(zooms(of: app).last == "out 2")
    }
  }

  @Test("under another map it goes as that says, once its tab comes to the front again")
  func adopted() async {
    await run(from: Self.number) { app in
      app.navigator.show(.main)
      await app.settle()
      app.navigator.show(.product(id: 1))
      await app.settle()
      app.navigator.scene.adopt(MovingMap(.fullScreen) { _ in .automatic })
      await app.settle()
      app.session.isSignedIn = true
      app.navigator.select(.account)
      await app.settle()
      app.navigator.select(.products)
      await app.follow("main[*(products › product(1)) | (account)]")
      app.navigator.back()
      await app.follow("main[*(products) | (account)]")
      #expect(zooms(of: app) == ["in 1"])
      #expect(app.codes == [])
    }
  }

  @Test("NAV138: a name of nobody, and the system's own transition")
  func unknown() async {
    await run(from: { _ in "nobody's" }) { app in
      app.navigator.show(.main)
      await app.settle()
      app.navigator.show(.product(id: 1))
      await app.follow("main[*(products › product(1)) | account…]")
      app.navigator.show(.note)
      await app.follow("main[*(products › product(1)) | account…] ⇧ fullScreen (note)")
      #expect(app.codes == ["NAV138", "NAV138"])
      #expect(app.screen.zooms.filter { $0.isComing }.isEmpty)
    }
  }

  @Test("a button on a bar is no view: the system's own transition, and nothing to report")
  func barButton() async {
    await run(from: { _ in "bar" }) { app in
      app.navigator.show(.main)
      await app.settle()
      app.navigator.show(.product(id: 1))
      await app.follow("main[*(products › product(1)) | account…]")
      #expect(app.screen.zooms.isEmpty && app.codes == [])
    }
  }

  @Test("a link shows it with the screen beneath: nothing to report, and a zoom on the way back")
  func link() async {
    await run(from: Self.number) { app in
      app.navigator.show(.main)
      await app.settle()
      app.navigator.set([.product(id: 2), .product(id: 1)], of: .products)
      await app.follow("main[*(products › product(2) › product(1)) | account…]")
      #expect(zooms(of: app) == ["in 1"], "its photo is in sight")
      app.navigator.back()
      await app.follow("main[*(products › product(2)) | account…]")
      app.navigator.back()
      await app.follow("main[*(products) | account…]")
      #expect(zooms(of: app) == ["in 1", "out 0", "out 2"])
      #expect(app.codes == [])
    }
  }

  @Test("what comes together with the screen beneath it is expected to have no source")
  func together() async {
    await run(from: { _ in "nobody's" }) { app in
      app.navigator.show(.main)
      await app.settle()
      app.navigator.set([.product(id: 2), .product(id: 1)], of: .products)
      await app.follow("main[*(products › product(2) › product(1)) | account…]")
      #expect(app.codes == [])
      #expect(app.screen.zooms.filter { $0.isComing }.isEmpty)
    }
  }

  @Test("the sources are asked anew, and nothing holds screen or host")
  func released() async {
    await run(from: Self.number) { app in
      app.navigator.show(.main)
      await app.settle()
      app.navigator.show(.product(id: 1))
      await app.settle()
      let screen = Watch(app.front)
      let before = photos.asked.count
      app.navigator.back()
      await app.settle()
      #expect(photos.asked.count > before)
      #expect(!screen.isAlive)
    }
  }
}

extension TestApp {
  /// Settles, and expects a tree; the products have no name on screen.
  fileprivate func follow(
    _ picture: String, _ location: SourceLocation = #_sourceLocation
  ) async {
    await settle()
    navigator.scene.screenDidChange()
    await settle()
    #expect(navigator.tree.picture == picture, sourceLocation: location)
  }
}

extension World {
  /// The first version that zooms.
  fileprivate static var iOS18: World {
    World(profile: .iOS18, assumptions: HeadlessAssumptions(), name: "iOS18")
  }
}
