import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

// README begin
enum Shelf: NavigationRoute {  // 1. what can be shown
  case main, books, book(id: Int), account, signIn
  enum Guard: Hashable, Sendable { case signedIn }
}

struct ShelfMap: NavigationMap {  // 2. where it belongs
  func destination(for route: Shelf) -> Destination<Shelf> {
    switch route {
    case .main: return .tabs([.books, .account], .root)
    case .books: return .screenInStack(.member(of: .main))
    case .book: return .screen(.pushed(onto: .books))
    case .account: return .screenInStack(.member(of: .main), guards: [.signedIn])
    case .signIn: return .screenInStack(.presented(.sheet))
    }
  }
}

struct ShelfGuards: GuardKeeper {  // 3. what must hold before it is shown
  let reader: Reader
  func verdict(on rule: Shelf.Guard) async -> Verdict<Shelf> {
    switch rule {
    case .signedIn: return reader.isSignedIn ? .allow : .detour(to: .signIn)
    }
  }
}

struct ShelfScreens: ScreenAssembly {  // 4. what it looks like
  let reader: Reader
  let navigator: Navigator<Shelf>
  func screen(for route: Shelf, in context: ScreenContext<Shelf>) -> UIViewController {
    switch route {
    case .main: return UITabBarController()
    case .books: return BooksController { navigator.show(.book(id: $0)) }
    case .book(let id): return BookController(id: id)
    case .account: return AccountController(reader)
    case .signIn: return SignInController(reader, done: { context.close() })
    }
  }
}

@MainActor func start(in window: UIWindow, reader: Reader) -> Navigator<Shelf> {
  let navigator = Navigator(ShelfMap(), guards: ShelfGuards(reader: reader))
  window.rootViewController = SceneRootController(
    navigator.scene, ShelfScreens(reader: reader, navigator: navigator))
  window.makeKeyAndVisible()
  navigator.show(.book(id: 7))  // main[*(books › book(7)) | account…]
  navigator.show(.account)  // asks for sign-in, then main[(books › book(7)) | *(account)]
  return navigator
}
// README end

@MainActor final class Reader {
  var isSignedIn = false
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
  init(id: Int) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { return nil }
}

final class AccountController: UIViewController {
  init(_ reader: Reader) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { return nil }
}

final class SignInController: UIViewController {
  let done: () -> Void

  init(_ reader: Reader, done: @escaping () -> Void) {
    self.done = done
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }
}

@MainActor @Suite("The README's code does what the README says") struct ReadmeTests {
  @Test func startsAndAsks() async throws {
    try await HeadlessScreen.run { screen in
      let reader = Reader()
      let window = screen.makeWindow()
      let navigator = start(in: window, reader: reader)
      #expect(navigator.tree.picture == "main[*(books › book(7)) | account…]")
      await settle(navigator, on: screen)
      #expect(navigator.tree.picture == "main[*(books › book(7)) | account…] ⇧ sheet (signIn)")
      reader.isSignedIn = true
      let sheet = window.rootViewController?.presentedViewController as? UINavigationController
      try #require(sheet?.topViewController as? SignInController).done()
      await settle(navigator, on: screen)
      #expect(navigator.tree.picture == "main[(books › book(7)) | *(account)]")
      #expect(ShelfMap().problems.map(\.diagnostic.code) == ["NAV050"])
    }
  }

  private func settle(_ navigator: Navigator<Shelf>, on screen: HeadlessScreen) async {
    for _ in 0..<20 {
      for _ in 0..<20 { await Task.yield() }
      screen.turn()
      screen.finishTransitions()
    }
    #expect(!navigator.scene.isBusy)
  }
}
