import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import Testing

/// A delegate that says nothing of its own.
private final class Quiet: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {}

@MainActor
@Suite("The tree matches the screen after UIKit code changes SwiftUI's stack or tabs (S78, S79)")
struct UIKitEditTests {
  private func app(in world: World, showing route: Shop) async -> TestApp {
    let app = TestApp(in: world)
    app.session.isSignedIn = true
    app.navigator.show(route)
    await app.settle()
    return app
  }

  private func stack(of app: TestApp) throws -> UINavigationController {
    let controllers = app.screen.nodes.all(.controller).compactMap(\.controller)
    return try #require(controllers.compactMap(\.navigationController).last)
  }

  @Test("UIKit pops one screen, and the next request goes on from there", arguments: World.each)
  func pop(world: World) async throws {
    let app = await app(in: world, showing: .reviews(of: 3))
    try stack(of: app).popViewController(animated: true)
    await app.expect("main[*(products › product(3)) | account…]")
    app.navigator.push(.product(id: 4))
    await app.expect("main[*(products › product(3) › product(4)) | account…]")
  }

  @Test("UIKit pops to the first screen", arguments: World.each)
  func popToRoot(world: World) async throws {
    let app = await app(in: world, showing: .reviews(of: 3))
    try stack(of: app).popToRootViewController(animated: false)
    await app.expect("main[*(products) | account…]")
    app.navigator.show(.product(id: 4))
    await app.expect("main[*(products › product(4)) | account…]")
  }

  @Test("UIKit pushes a controller of its own, and a person goes back", arguments: World.each)
  func push(world: World) async throws {
    let app = await app(in: world, showing: .product(id: 3))
    try stack(of: app).pushViewController(UIViewController(), animated: true)
    await app.expect("main[*(products › product(3) › ?) | account…]")
    try app.screen.tapBack()
    await app.expect("main[*(products › product(3)) | account…]")
  }

  @Test("a request takes UIKit's controller away", arguments: World.each)
  func requestOverPushed(world: World) async throws {
    let app = await app(in: world, showing: .product(id: 3))
    try stack(of: app).pushViewController(UIViewController(), animated: false)
    await app.expect("main[*(products › product(3) › ?) | account…]")
    app.navigator.show(.product(id: 5))
    await app.expect("main[*(products › product(5)) | account…]")
  }

  @Test("UIKit takes a screen out of the middle", arguments: World.all)
  func middle(world: World) async throws {
    let app = await app(in: world, showing: .reviews(of: 3))
    let stack = try stack(of: app)
    stack.setViewControllers([stack.viewControllers[0], stack.viewControllers[2]], animated: false)
    await app.expect("main[*(products › reviews(3)) | account…]")
  }

  @Test("UIKit selects another tab, and the next request goes on from there", arguments: World.each)
  func select(world: World) async throws {
    let app = await app(in: world, showing: .product(id: 3))
    try #require(try stack(of: app).tabBarController).selectedIndex = 1
    await app.expect("main[(products › product(3)) | *(account)]")
    app.navigator.show(.product(id: 4))
    await app.expect("main[*(products › product(4)) | (account)]")
  }

  @Test("UIKit selects a tab after the app has selected one", arguments: World.each)
  func selectAfterRequest(world: World) async throws {
    let app = await app(in: world, showing: .product(id: 3))
    app.navigator.show(.account)
    await app.expect("main[(products › product(3)) | *(account)]")
    try #require(try stack(of: app).tabBarController).selectedIndex = 0
    await app.expect("main[*(products › product(3)) | (account)]")
  }

  @Test("a person goes back and taps a tab under delegates of other code", arguments: World.each)
  func delegates(world: World) async throws {
    let app = await app(in: world, showing: .reviews(of: 3))
    let (stack, quiet) = (try stack(of: app), Quiet())
    stack.delegate = quiet
    stack.tabBarController?.delegate = quiet
    try app.screen.tapBack()
    await app.expect("main[*(products › product(3)) | account…]")
    try app.screen.tapTab("account")
    await app.expect("main[(products › product(3)) | *(account)]")
    app.navigator.show(.product(id: 4))
    await app.expect("main[*(products › product(4)) | (account)]")
    withExtendedLifetime(quiet) {}
  }
}
