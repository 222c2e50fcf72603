import HeadlessSwiftUI
import Portolan
import Store
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

  /// SwiftUI has no `viewDidLoad`: what is counted is whose body was asked for.
  @Test("a link into a chain builds the front screen alone, where SwiftUI builds late (C26)")
  func oneBody() async throws {
    let walk = try await TestWalk(.iOS18, HeadlessViewAssumptions())
    try await walk.walk("open store://products")
    let screen = try #require(walk.engine.screen as? SwiftUIScreen)
    screen.scene.resetEvaluations()
    walk.engine.application.navigator.show(.reviews(of: 3))
    for _ in 0..<10_000 where screen.scene.evaluations["ReviewsView"] == nil {
      await screen.giveTurn()
    }
    screen.finishTransitions()
    #expect(screen.scene.evaluations["ReviewsView"] != nil)
    #expect(screen.scene.evaluations["ProductView"] == nil)
    #expect(screen.scene.evaluations["ProductsView"] == nil)
    #expect(screen.picture == "main[*(products › ? › reviews(3)) | search… | orders…]")
  }
}
