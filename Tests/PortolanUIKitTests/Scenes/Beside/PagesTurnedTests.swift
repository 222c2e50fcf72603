import HeadlessUIKit
import PortolanUIKit
import Testing

@MainActor @Suite("The tree matches the page that other code sets without a delegate call")
struct PagesTurnedTests {
  private static let one = "book<leaf(0) | *(leaf(1)) | leaf(2)… | leaf(3)…>"

  /// Seed 1795795743 of the splits: a page stood in front of which no call had told.
  @Test("the page is in front, or asked for", arguments: World.all, [true, false])
  func turned(world: World, isAsked: Bool) async throws {
    try await DeskApp.run(on: world.screen, DeskApp.narrow) { app in
      await app.show(.leaf(1), Self.one)
      if isAsked { app.door.verdict = .deny("closed") }
      let pages = try #require(app.pages)
      let next = try #require(
        pages.viewControllers?.first.flatMap {
          pages.dataSource?.pageViewController(pages, viewControllerAfter: $0)
        })
      pages.setViewControllers([next], direction: .forward, animated: false)
      await app.expect(isAsked ? Self.one : "book<leaf(0) | (leaf(1)) | *leaf(2) | leaf(3)>")
      #expect(app.shows(.leaf(isAsked ? 1 : 2)) && (!isAsked || app.door.asked == 1))
    }
  }
}
