import HeadlessUIKit
import Testing

@testable import WalkKit

extension WalkTests {
  @Test("a link into a chain loads one view of what is new (C26)")
  func oneViewDidLoad() async throws {
    let walk = try await TestWalk(.uikit)
    try await walk.walk("open store://products", "open store://products/3/reviews")
    let screen = try #require(walk.engine.screen as? UIKitScreen)
    let front = try #require(FrontScreen(of: screen.window).controller)
    let stack = try #require(front.navigationController)
    #expect(stack.viewControllers.map(\.isViewLoaded) == [true, false, true])
  }
}
