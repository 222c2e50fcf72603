import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// What pages show, with what the system wrote in order.
@Observable @MainActor private final class Book {
  var page = 0 { didSet { writes.append(page) } }
  @ObservationIgnored private(set) var writes: [Int] = []
}

private struct BookView: View {
  @Bindable var book: Book
  let log: Log

  var body: some View {
    TabView(selection: $book.page) {
      ForEach(0..<4) { page in Screen(name: "\(page)", log: log).tag(page) }
    }
    .tabViewStyle(.page)
  }
}

@MainActor
@Suite("A swipe changes the page of a paged TabView, and writes the selection (S72, S73)")
struct PagedTabsTests {
  private let book = Book()
  private let log = Log()

  private func scene(
    _ assumptions: HeadlessViewAssumptions = .init(),
    _ direction: LayoutDirection = .leftToRight
  ) -> HeadlessScene {
    let scene = HeadlessScene(assumptions: assumptions, layoutDirection: direction) {
      BookView(book: book, log: log)
    }
    scene.finish()
    return scene
  }

  @Test(arguments: HeadlessViewAssumptions.Moment.allCases)
  func `S73 a turn writes the selection, when the finger lets go or at the end`(
    moment: HeadlessViewAssumptions.Moment
  ) {
    let scene = scene(.with(\.pageWrites, moment))
    #expect(scene.inReach == ["0"])
    #expect(!scene.beginPageSwipe(.right))
    #expect(scene.beginPageSwipe(.left))
    #expect(book.writes == [] && scene.isTransitioning)
    scene.finishPageSwipe()
    #expect(book.writes == (moment == .first ? [1] : []))
    scene.finish()
    #expect(book.writes == [1] && scene.inReach == ["1"])
    #expect(scene.faults == [])
  }

  @Test func `a turn that is given up writes nothing`() {
    let scene = scene()
    #expect(scene.beginPageSwipe(.left))
    scene.cancelPageSwipe()
    scene.finish()
    #expect(book.writes == [] && scene.inReach == ["0"])
    #expect(log.lines == ["0 on", "1 on", "1 off"])
  }

  @Test(arguments: HeadlessViewAssumptions.Neighbours.allCases)
  func `S72 neighbours are built early, appear early, or are built late`(
    neighbours: HeadlessViewAssumptions.Neighbours
  ) {
    let scene = scene(.with(\.neighbourPages, neighbours))
    let tabs = scene.nodes.all(.tab)
    #expect(tabs.map(\.isBuilt) == [true, neighbours != .buildLate, false, false])
    #expect(log.lines == (neighbours == .appear ? ["0 on", "1 on"] : ["0 on"]))
  }

  @Test func `the selection turns pages, in an animation or at once`() {
    let scene = scene()
    book.page = 2
    scene.turn()
    #expect(!scene.isTransitioning && scene.inReach == ["2"])
    scene.perform { withAnimation { book.page = 0 } }
    scene.turn()
    #expect(scene.isTransitioning)
    scene.finish()
    #expect(scene.inReach == ["0"])
  }

  @Test func `the page after stands on the left in a language that runs from right to left`() {
    let scene = scene(.init(), .rightToLeft)
    #expect(!scene.beginPageSwipe(.left))
    #expect(scene.beginPageSwipe(.right))
    scene.finishPageSwipe()
    scene.finish()
    #expect(scene.inReach == ["1"])
  }

  @Test func `S13 a binding that keeps its value leaves the page where it is`() {
    let scene = HeadlessScene {
      TabView(selection: .constant(0)) {
        ForEach(0..<3) { page in Screen(name: "\(page)", log: log).tag(page) }
      }
      .tabViewStyle(.page)
    }
    scene.finish()
    #expect(scene.beginPageSwipe(.left))
    scene.finishPageSwipe()
    scene.finish()
    #expect(scene.inReach == ["1"])
  }
}
