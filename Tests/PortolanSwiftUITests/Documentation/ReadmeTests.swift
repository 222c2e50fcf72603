import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

// README begin swiftui
struct ShelfViews: ViewAssembly {
  let reader: Reader
  let navigator: Navigator<Shelf>
  func screen(for route: Shelf, in context: ScreenContext<Shelf>) -> some View {
    switch route {
    case .main: EmptyView()  // tabs and stacks come from the map
    case .books: BooksView { navigator.stack(.books).path = [.book(id: 1), .book(id: 7)] }
    case .book(let id): BookView(model: context.model { BookModel(id: id) })
    case .account: AccountView(reader: reader)
    case .signIn: SignInView(reader: reader, done: { context.close() })
    }
  }
  func tabLabel(for member: Shelf) -> some View { Text(member == .books ? "Books" : "Account") }
}

struct ShelfApp: App {
  let reader = Reader()
  let navigator: Navigator<Shelf>
  init() {
    navigator = Navigator(ShelfMap(), guards: ShelfGuards(reader: reader))
    navigator.show(.books)  // main[*(books) | account…]
  }
  var views: ShelfViews { ShelfViews(reader: reader, navigator: navigator) }
  var body: some Scene { WindowGroup { SceneRootView(navigator.scene, views) } }
}
// README end

enum Shelf: NavigationRoute {
  case main, books, book(id: Int), account, signIn
  enum Guard: Hashable, Sendable { case signedIn }
}

struct ShelfMap: NavigationMap {
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

struct ShelfGuards: GuardKeeper {
  let reader: Reader
  func verdict(on rule: Shelf.Guard) async -> Verdict<Shelf> {
    switch rule {
    case .signedIn: return reader.isSignedIn ? .allow : .detour(to: .signIn)
    }
  }
}

@MainActor final class Reader {
  var isSignedIn = false
}

@MainActor final class BookModel {
  let id: Int
  init(id: Int) { self.id = id }
}

struct BooksView: View {
  let open: () -> Void
  var body: some View { Button("Open two") { open() } }
}

struct BookView: View {
  let model: BookModel
  var body: some View { Text("Book \(model.id)") }
}

struct AccountView: View {
  let reader: Reader
  var body: some View { Text("Account") }
}

struct SignInView: View {
  let reader: Reader
  let done: () -> Void

  var body: some View {
    Button("Sign in") {
      reader.isSignedIn = true
      done()
    }
  }
}

@MainActor @Suite("The README's code does what the README says") struct ReadmeTests {
  private func settle(_ screen: HeadlessScene) async {
    for _ in 0..<10 {
      await screen.breathe()
      screen.finishTransitions()
    }
    #expect(screen.faults == [])
  }

  @Test func pathsAndGuards() async throws {
    let app = ShelfApp()
    app.navigator.scene.hostDeadline = .seconds(600)
    let screen = HeadlessScene { SceneRootView(app.navigator.scene, app.views) }
    await settle(screen)
    #expect(screen.nodes.all(.tab).map(\.label) == ["Books", "Account"])
    try screen.tap("Open two")
    await settle(screen)
    #expect(screen.nodes.texts == ["Book 7"])
    try screen.tapBack()
    await settle(screen)
    #expect(screen.nodes.texts == ["Book 1"])
    try screen.tapTab("Account")
    await settle(screen)
    try screen.tap("Sign in")
    await settle(screen)
    #expect(app.reader.isSignedIn)
    #expect(screen.nodes.all(.tab).map(\.isSelected) == [false, true])
    #expect(screen.nodes.texts.contains("Account"))
    #expect(screen.nodes.all(.sheet).isEmpty)
  }
}
