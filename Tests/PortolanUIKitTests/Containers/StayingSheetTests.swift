import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("A staying sheet keeps its height, and the user can touch the screen beneath it")
struct StayingSheetTests {
  private func sheet(of app: TestApp) throws -> UISheetPresentationController {
    try #require(app.root.presentedViewController?.sheetPresentationController)
  }

  private func context(in app: TestApp) throws -> ScreenContext<Shop> {
    let node = try #require(app.navigator.tree.node(of: Shop.card))
    return try #require(ScreenContext(node: node, in: app.navigator.scene))
  }

  @Test func `it comes at its first height and dims nothing up to the one of its style`()
    async throws
  {
    try await TestApp.run { app in
      app.navigator.show(.main)
      app.navigator.show(.card)
      await app.settle()
      let sheet = try sheet(of: app)
      #expect(sheet.selectedDetentIdentifier == sheet.detents.first?.identifier)
      #expect(sheet.largestUndimmedDetentIdentifier == .medium)
      #expect(try context(in: app).detent == .height(120))
    }
  }

  @Test func `code changes its height, and a person's drag is followed`() async throws {
    try await TestApp.run { app in
      app.navigator.show(.main)
      app.navigator.show(.card)
      await app.settle()
      let (sheet, context) = (try sheet(of: app), try context(in: app))
      context.detent = .medium
      #expect(sheet.selectedDetentIdentifier == .medium)
      context.detent = .fraction(0.9)
      #expect(sheet.selectedDetentIdentifier == .medium, "its style has no such height")
      #expect(app.screen.dragSheet(to: .large))
      #expect(context.detent == .large)
      app.screen.rotate(to: CGSize(width: 844, height: 390), on: .phone)
      await app.settle()
      #expect(sheet.selectedDetentIdentifier == .large)
    }
  }

  @Test func `VoiceOver reaches the card and what is beneath it, until that is dimmed`()
    async throws
  {
    try await HeadlessScreen.run { screen in
      let app = TestApp(screen) { test in
        let label = UILabel()
        label.text = "on \(test.name)"
        test.view.addSubview(label)
      }
      app.navigator.show(.product(id: 1))
      app.navigator.show(.card)
      await app.settle()
      let said = screen.announcements.count
      #expect(screen.accessibleLabels.contains("on card"))
      #expect(screen.accessibleLabels.contains("on product(id: 1)"))
      app.navigator.back()
      await app.settle()
      #expect(screen.accessibleLabels.contains("on products"))
      #expect(screen.announcements.count == said, "UIKit announces what moves beneath")
      try context(in: app).detent = .large
      #expect(!screen.accessibleLabels.contains("on products"))
    }
  }

  @Test func `Back beneath a card with a stack asks about the screen beneath`() async throws {
    try await TestApp.run { app in
      let navigator = app.navigator
      navigator.show(.reviews(of: 3))
      navigator.show(.places)
      await app.settle()
      let places = try #require(navigator.tree.node(of: Shop.places))
      try #require(ScreenContext<Shop>(node: places, in: navigator.scene)).push(.order(id: 1))
      let reviews = try #require(navigator.tree.node(of: Shop.reviews(of: 3)))
      var asked = 0
      try #require(ScreenContext<Shop>(node: reviews, in: navigator.scene)).askBeforeLeaving {
        asked += 1
        return .leave
      }
      await app.settle()
      try app.screen.tap("product(id: 3)")
      await app.expect(
        "main[*(products › product(3)) | account…] ⇧ sheet (places › order(1))")
      #expect(asked == 1)
    }
  }
}
