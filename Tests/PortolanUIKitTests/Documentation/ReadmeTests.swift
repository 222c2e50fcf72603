import HeadlessUIKit
import Portolan
import PortolanUIKit
import TestSupport
import Testing

// README begin
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  let navigator = Navigator(ShelfMap())
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo _: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
    window?.rootViewController = SceneRootController(navigator) { [navigator] route, context in
      switch route {
      case .books: return BooksController { navigator.show(.book($0)) }
      case .book(let id): return BookController(id, close: { context.close() })
      }
    }
    navigator.show(.books)
    window?.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) { navigator.scene.close() }
}
// README end

enum Shelf: NavigationRoute { case books, book(Int) }

struct ShelfMap: NavigationMap {
  func destination(for route: Shelf) -> RouteDestination<Shelf> {
    switch route {
    case .books: return .screenInStack(.root)
    case .book: return .screen(.pushed(onto: .books))
    }
  }
}

final class BooksController: UIViewController {
  let open: (Int) -> Void

  init(open: @escaping (Int) -> Void) {
    self.open = open
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }
}

final class BookController: UIViewController {
  let id: Int
  let close: () -> Void

  init(_ id: Int, close: @escaping () -> Void) {
    self.id = id
    self.close = close
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }
}

@MainActor @Suite("The README's app in UIKit does what the README says") struct ReadmeTests {
  @Test func opensAndCloses() async throws {
    try await HeadlessScreen.run { screen in
      let delegate = SceneDelegate()
      screen.connect(delegate)
      await settle(delegate, on: screen)
      #expect(delegate.navigator.tree.picture == "(books)")
      try #require(controllers(of: delegate).last as? BooksController).open(7)
      await settle(delegate, on: screen)
      #expect(delegate.navigator.tree.picture == "(books › book(7))")
      let book = try #require(controllers(of: delegate).last as? BookController)
      #expect(book.id == 7)
      book.close()
      await settle(delegate, on: screen)
      #expect(delegate.navigator.tree.picture == "(books)")
      let left = try controllers(of: delegate)
      #expect(left.count == 1)
      screen.disconnect()
      #expect(delegate.navigator.show(.book(1)).outcome == .failure(.sceneGone))
    }
  }

  @Test func has15LinesAtMost() throws { try #expect(ReadmeLines.count(in: #filePath) <= 15) }

  private func controllers(of delegate: SceneDelegate) throws -> [UIViewController] {
    let root = delegate.window?.rootViewController as? SceneRootController
    return try #require(root?.children.last as? UINavigationController).viewControllers
  }

  private func settle(_ delegate: SceneDelegate, on screen: HeadlessScreen) async {
    var quiet = 0
    for _ in 0..<2000 where quiet < 20 {
      await Task.yield()
      // Tasks away from the main actor come back before tasks that were queued later.
      await Task.detached(priority: .background) {}.value
      screen.turn()
      screen.finishTransitions()
      quiet = delegate.navigator.scene.isBusy || screen.isTransitioning ? 0 : quiet + 1
    }
    #expect(!delegate.navigator.scene.isBusy)
  }
}
