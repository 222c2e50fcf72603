import Foundation
import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import TestSupport
import Testing

// README begin
enum Shelf: NavigationRoute { case books, book(Int) }

struct ShelfMap: NavigationMap {
  func destination(for route: Shelf) -> RouteDestination<Shelf> {
    switch route {
    case .books: return .screenInStack(.root)
    case .book: return .screen(.pushed(onto: .books))
    }
  }
}

struct ShelfWindow: View {
  @State private var navigator = Navigator(ShelfMap())
  var body: some View {
    SceneRootView(navigator) { route, context in
      switch route {
      case .books: Button("Book 7") { navigator.show(.book(7)) }
      case .book(let id): Button("Close book \(id)") { context.close() }
      }
    }
    .onAppear { navigator.show(.books) }
  }
}

struct ShelfApp: App { var body: some Scene { WindowGroup { ShelfWindow() } } }
// README end

@MainActor @Suite("The README's app in SwiftUI does what the README says") struct ReadmeTests {
  private func settle(_ screen: HeadlessScene) async {
    await screen.comeToRest()
    #expect(screen.faults == [])
  }

  /// The button of the screen in front.
  private func front(_ screen: HeadlessScene) -> String? { screen.tappable.last }

  @Test func opensAndCloses() async throws {
    let screen = HeadlessScene { ShelfWindow() }
    await settle(screen)
    #expect(front(screen) == "Book 7")
    try screen.tap("Book 7")
    await settle(screen)
    #expect(front(screen) == "Close book 7")
    try screen.tapBack()
    await settle(screen)
    #expect(front(screen) == "Book 7")
    try screen.tap("Book 7")
    await settle(screen)
    try screen.tap("Close book 7")
    await settle(screen)
    #expect(front(screen) == "Book 7")
  }

  @Test("each window has a navigator of its own, and closing one leaves the other")
  func twoWindows() async throws {
    let (first, second) = (HeadlessScene { ShelfWindow() }, HeadlessScene { ShelfWindow() })
    await settle(first)
    await settle(second)
    try second.tap("Book 7")
    await settle(second)
    #expect(front(first) == "Book 7")
    #expect(front(second) == "Close book 7")
    second.close()
    try first.tap("Book 7")
    await settle(first)
    #expect(front(first) == "Close book 7")
  }

  @Test("the failure that the README shows is the one that a debug build writes")
  func firstFailure() async throws {
    let navigator = Navigator(ShelfMap())
    var written: [String] = []
    try #require(navigator.scene.diagnosticWriter).write = { written.append($0) }
    navigator.push(.book(7))
    await eventually { !written.isEmpty }
    let said = try #require(written.first?.components(separatedBy: " at ").first)
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.replacing("\n", with: " ").contains("\(said) at Shelf/"))
  }

  @Test func has15Lines() throws { try #expect(ReadmeLines.count(in: #filePath) == 15) }
}
