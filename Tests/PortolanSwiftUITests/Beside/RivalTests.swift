import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import Testing

@MainActor
@Suite("The host distinguishes a requested screen from one that other code shows at the same time")
struct RivalTests {
  /// Shows a layer of other code and one of ours in one turn.
  private func both(
    _ style: PresentationStyle, _ way: OtherCode.Way, in world: World, isFirst: Bool
  ) async throws -> (app: TestApp, request: NavigationRequest) {
    let app = TestApp(in: world, hasMenus: true)
    await app.settle()
    let front = try #require(app.navigator.tree.visiblePath.last)
    if isFirst { app.other.show(way, from: front) }
    let request = app.navigator.show(.reviews(of: 2), placed: .presented(style))
    if !isFirst { app.other.show(way, from: front) }
    await app.settle()
    return (app, request)
  }

  nonisolated private static let styles: [PresentationStyle] = [
    .sheet, .fullScreen, .alert, .confirmationDialog, .confirmationDialog(from: "Menu"),
    .popover(from: "Menu"),
  ]

  @Test("a request that arrives is what the screen shows", arguments: World.each, styles)
  func arrival(world: World, style: PresentationStyle) async throws {
    for way in OtherCode.Way.allCases {
      for isFirst in [true, false] {
        let (app, request) = try await both(style, way, in: world, isFirst: isFirst)
        let tree = app.navigator.tree.picture.withPopoversAsSheets
        #expect(app.shown == tree, "\(way) \(isFirst)")
        #expect(request.ending == "arrived", "\(way) \(isFirst)")
        #expect(!app.codes.contains("NAV088"), "\(way) \(isFirst)")
      }
    }
  }

  @Test("a screen that is pushed beneath one of other code has arrived", arguments: World.each)
  func pushed(world: World) async throws {
    let app = TestApp(in: world)
    await app.settle()
    app.other.show(.push, from: try #require(app.navigator.tree.visiblePath.last))
    let request = app.navigator.push(.product(id: 1))
    await app.settle()
    #expect(app.shown == app.navigator.tree.picture)
    #expect(app.shown.contains("product(1)"))
    #expect(request.ending == "arrived")
  }
}
