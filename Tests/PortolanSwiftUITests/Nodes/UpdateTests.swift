import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

/// Pages with a mark, which does not make another page.
private enum Book: NavigationRoute {
  case cover, page(Int, mark: String)

  var identity: Book {
    if case .page(let number, _) = self { return .page(number, mark: "") }
    return self
  }
}

private struct BookMap: NavigationMap {
  func destination(for route: Book) -> RouteDestination<Book> {
    switch route {
    case .cover: return .screenInStack(.root)
    case .page: return .screen(.pushed(inStackOf: .cover))
    }
  }
}

private struct BookViews: ViewAssembly {
  let log: ScreenLog

  func screen(for route: Book, in context: ScreenContext<Book>) -> some View {
    switch route {
    case .cover: CoverView()
    case .page(_, let mark):
      PageView(mark: mark, model: context.model { TestModel(route, context, log) })
    }
  }
}

private struct CoverView: View {
  var body: some View { Text("cover") }
}

private struct PageView: View {
  let mark: String
  let model: TestModel
  @State private var count = 0

  var body: some View {
    Button("Turned \(count)") { count += 1 }
    Text(verbatim: mark)
  }
}

@MainActor @Suite("A request for an open screen updates the screen's route value in place (C6)")
struct UpdateTests {
  private let clock = HeadlessClock()
  private let navigator: Navigator<Book>
  private let log = ScreenLog()

  init() { navigator = Navigator(BookMap(), clock: clock) }

  private func settle(_ screen: HeadlessScene) async {
    await screen.settle(navigator.scene, clock)
  }

  @Test("that screen alone is built again, with its model and its state")
  func inPlace() async throws {
    let (scene, log) = (navigator.scene, log)
    let screen = HeadlessScene { SceneRootView(scene, BookViews(log: log)) }
    navigator.show(.cover)
    for number in 1...3 {
      navigator.show(.page(number, mark: "old"))
      await settle(screen)
    }
    try screen.tap("Turned 0")
    await settle(screen)
    let changes = screen.transitions.count
    screen.resetEvaluations()
    let request = navigator.show(.page(3, mark: "new"))
    await settle(screen)
    #expect(request.ending == "arrived")
    #expect(screen.nodes.all(.screen).last?.texts == ["new"])
    #expect(screen.tappable.contains("Turned 1"))
    #expect(screen.evaluations["PageView"] == 1)
    #expect(screen.evaluations["CoverView"] == nil)
    #expect(screen.transitions.count == changes, "nothing moves")
    #expect(log.made.count == 3)
    #expect(screen.faults == [])
  }

  @Test("a screen beneath another shows its new value when Back shows it")
  func beneath() async throws {
    let (scene, log) = (navigator.scene, log)
    let screen = HeadlessScene { SceneRootView(scene, BookViews(log: log)) }
    navigator.show(.cover)
    navigator.stack(.cover).path = [.page(1, mark: "old"), .page(2, mark: "old")]
    await settle(screen)
    navigator.stack(.cover).path = [.page(1, mark: "new"), .page(2, mark: "old")]
    await settle(screen)
    #expect(screen.nodes.all(.screen).last?.texts == ["old"])
    try screen.tapBack()
    await settle(screen)
    #expect(screen.nodes.all(.screen).last?.texts == ["new"])
    #expect(log.madeTwice == nil)
  }
}
