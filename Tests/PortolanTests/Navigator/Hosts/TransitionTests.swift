import Portolan
import PortolanFixtures
import Testing

@MainActor
@Suite("A screen appears and disappears with the transition that the map gives its place (N14)")
struct TransitionTests {
  private enum Page: NavigationRoute { case home, book, help, note, plain, desk, list, detail }

  private struct PageMap: NavigationMap {
    func destination(for route: Page) -> RouteDestination<Page> {
      switch route {
      case .home: return .screenInStack(.root, transition: .crossDissolve())
      case .book: return .screen(.pushed(onto: .home), transition: .zoom(from: "photo"))
      case .help:
        return .firstOf(
          .screen(.pushed(onto: .home), transition: .slide(from: .top)),
          .screenInStack(.presented(.sheet), transition: .cut))
      case .note: return .screenInStack(.presented(.sheet), transition: .named("rise"))
      case .plain: return .screen(.pushed(.inVisibleStack))
      case .desk: return .split(primary: .list, secondary: .detail, .root)
      case .list, .detail:
        return .screenInStack(.member(of: .desk), transition: .zoom(from: "photo"))
      }
    }
  }

  /// The transitions of the base's elements and of the layers, first to last.
  private func transitions(
    _ ask: (Navigator<Page>) -> Void
  ) -> (stack: [ScreenTransition], layers: [ScreenTransition]) {
    let navigator = Navigator(PageMap())
    navigator.show(.home)
    ask(navigator)
    let tree = navigator.tree
    let roots = tree.layerRoots
    return (
      tree.children(of: roots[0]).map { navigator.scene.maps.transition(of: $0, in: tree) },
      roots.dropFirst().map { navigator.scene.maps.transition(of: $0, in: tree) }
    )
  }

  @Test("an element of a stack, and the first one without a word")
  func elements() {
    let found = transitions {
      $0.show(.book)
      $0.push(.plain)
    }
    #expect(found.stack == [.crossDissolve(), .zoom(from: "photo"), .automatic])
  }

  @Test("the system moves a column, and the map what is pushed onto it")
  func columns() {
    let navigator = Navigator(PageMap())
    navigator.show(.detail)
    navigator.push(.book)
    let (tree, maps) = (navigator.tree, navigator.scene.maps)
    let column = tree.children(of: tree.layerRoots[0])[1]
    #expect(
      tree.children(of: column).map { maps.transition(of: $0, in: tree) } == [
        .automatic, .zoom(from: "photo"),
      ])
  }

  @Test("a layer goes by the name of its first screen")
  func layers() {
    #expect(transitions { $0.show(.note) }.layers == [.named("rise")])
  }

  @Test("of several homes the one where it stands, and a screen put elsewhere keeps its own")
  func homes() {
    #expect(transitions { $0.show(.help) }.stack.last == .slide(from: .top))
    #expect(transitions { $0.show(.help, placed: .presented(.sheet)) }.layers == [.cut])
    #expect(transitions { $0.push(.note) }.stack.last == .named("rise"))
    #expect(
      transitions { $0.show(.book, placed: .presented(.sheet)) }.layers == [
        .zoom(from: "photo")
      ])
  }

  @Test("a step that the map cuts does not move, on the way back neither")
  func moves() throws {
    let navigator = Navigator(PageMap())
    navigator.show(.home)
    let home = navigator.tree
    func step(_ ask: () -> Void) throws -> Bool {
      let before = navigator.tree
      ask()
      let plan = NavigationPlan(from: before, to: navigator.tree)
      return try #require(PlannedSteps(plan, under: navigator.scene.maps).steps.last).isAnimated
    }
    #expect(try step { navigator.show(.help, placed: .presented(.sheet)) } == false)
    #expect(try step { navigator.dismiss() } == false)
    #expect(try step { navigator.show(.help) })
    #expect(try step { navigator.back() })
    #expect(try step { navigator.show(.note) })
    #expect(try step { navigator.dismiss() })
    #expect(navigator.tree.picture == home.picture)
  }

  @Test("A4: with Reduce Motion what moves dissolves; the rest stays")
  func reducesMotion() {
    let all: [ScreenTransition] = [
      .automatic, .cut, .crossDissolve(.seconds(1)), .slide(from: .top, .seconds(1)),
      .zoom(from: "photo"), .named("rise", .seconds(2)),
    ]
    #expect(all.map { $0.reducingMotion(false) } == all)
    #expect(
      all.map { $0.reducingMotion(true) } == [
        .automatic, .cut, .crossDissolve(.seconds(1)), .crossDissolve(.seconds(1)),
        .crossDissolve(), .crossDissolve(.seconds(2)),
      ])
  }
}
