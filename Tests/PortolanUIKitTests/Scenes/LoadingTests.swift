import HeadlessUIKit
import PortolanUIKit
import Testing

@MainActor @Suite("A screen beneath the target of a request is not loaded (C26)")
struct LoadingTests {
  @Test func aChainOfFiveLevelsLoadsOneScreen() async {
    await TestApp.run { app in
      app.navigator.show(.splash)
      await app.settle()
      app.log.lines = []
      app.navigator.stack(.products).set([
        .product(id: 1), .reviews(of: 1), .product(id: 2), .reviews(of: 2), .product(id: 3),
      ])
      await app.settle()
      #expect(app.shown.hasSuffix("reviews(2) › product(3)) | account…]"))
      #expect(
        app.log.lines.filter { $0.hasSuffix("viewDidLoad") } == ["product(id: 3).viewDidLoad"])
    }
  }

  @Test func aSlotIsNeverLoaded() async {
    await TestApp.run { app in
      app.navigator.show(.main)
      await app.settle()
      #expect(!app.log.lines.contains { $0.hasPrefix("account") })
    }
  }
}
