import Portolan
import PortolanTesting
import Testing

@MainActor @Suite("A ScreenModel draws its picture from its own state, not from the tree")
struct ScreenModelTests {
  private func screen(_ routes: Isle...) async throws -> (Navigator<Isle>, ScreenModel) {
    let navigator = Navigator(IsleMap(), guards: WalkKeeper())
    for route in routes { try await navigator.navigate(to: route) }
    return (navigator, ScreenModel(showing: navigator.tree))
  }

  @Test func `it is built once and then left alone`() async throws {
    let (navigator, _) = try await screen(.home)
    var screen = ScreenModel(showing: navigator.tree)
    screen.swipeBack()
    navigator.push(.note("x"))
    let before = screen
    screen.perform(.update(navigator.tree.visiblePath[0]), towards: navigator.tree)
    #expect(screen == before, "a container is not built again")
    expectPicture("main[*(home) | mail… | tour…]", of: screen)
  }

  @Test func `nothing is an empty picture`() {
    #expect(ScreenModel().picture == "")
    #expect(
      ScreenModel().reading == ScreenReading(layers: [ScreenReading.Element](), containers: []))
    #expect(ScreenModel().frontStack == nil && ScreenModel().seen.isEmpty)
  }

  @Test func `every shape is drawn as the tree draws it`() async throws {
    for route in IsleMap().samples {
      let (navigator, screen) = try await screen(.home, route)
      #expect(screen.picture == navigator.tree.picture)
      #expect(navigator.tree.layerCount == screen.layers.count)
    }
  }

  @Test func `steps that cannot be done change nothing`() async throws {
    let (navigator, screen) = try await screen(.home)
    let tree = navigator.tree
    let tabs = tree.visiblePath[0]
    let home = try #require(tree.visiblePath.last)
    let steps: [Step] = [
      .dismiss(above: 0), .fill(in: tabs, position: 3, with: nil), .select(in: tabs, position: -1),
      .select(in: home, position: 0), .setStack(tabs, keeping: 0, pushing: []),
      .setStack(tree.visiblePath[1], keeping: 2, pushing: []),
    ]
    for step in steps {
      var other = screen
      let isDone = other.perform(step, towards: tree)
      #expect(!isDone && other == screen, "\(step)")
    }
    var nothing = ScreenModel()
    for step in [Step.present(home, .sheet), .update(home)] {
      let isDone = nothing.perform(step, towards: tree)
      #expect(!isDone && nothing == ScreenModel(), "\(step)")
    }
  }

  @Test func `a place that is emptied is called again what the map lists`() async throws {
    let (navigator, _) = try await screen(.mail)
    var screen = ScreenModel(showing: navigator.tree)
    let tabs = navigator.tree.visiblePath[0]
    screen.perform(
      .fill(in: tabs, position: 1, with: nil), towards: try await self.screen(.home).0.tree)
    #expect(screen.picture.hasPrefix("main[home… | *mail…"))
  }
}

@MainActor
@Suite("A gesture changes a ScreenModel only if the gesture is possible on a real screen")
struct ScreenMoveTests {
  private func screen(_ routes: Isle...) async throws -> ScreenModel {
    let navigator = Navigator(IsleMap(), guards: WalkKeeper())
    for route in routes { try await navigator.navigate(to: route) }
    return ScreenModel(showing: navigator.tree)
  }

  @Test func `a swipe pops one, and none off a first screen`() async throws {
    var screen = try await screen(.home, .next("a"), .next("b"))
    screen.swipeBack()
    expectPicture(#"main[*(home) | mail… | tour…] ⇧ sheet (flow(start › next("a")))"#, of: screen)
    screen.swipeBack()
    screen.swipeBack()
    expectPicture("main[*(home) | mail… | tour…] ⇧ sheet (flow(start))", of: screen)
  }

  @Test func `in a collapsed split a swipe leads to the column before`() async throws {
    var screen = try await screen(.message(1))
    let split = try #require(screen.visiblePath.dropFirst().first)
    screen.swipeBack()
    expectPicture("main[home… | *mail{(folders) | *(welcome)} | tour…]", of: screen)
    screen.swipeBack()
    expectPicture("main[home… | *mail{(folders) | *(welcome)} | tour…]", of: screen)
    screen.collapse(split, true)
    screen.swipeBack()
    expectPicture("main[home… | *mail{*(folders) > (welcome)} | tour…]", of: screen)
    screen.swipeBack()
    expectPicture("main[home… | *mail{*(folders) > (welcome)} | tour…]", of: screen)
    screen.collapse(split, false)
    expectPicture("main[home… | *mail{*(folders) | (welcome)} | tour…]", of: screen)
  }

  @Test func `a slot cannot be tapped open`() async throws {
    var screen = try await screen(.mail)
    let tabs = screen.visiblePath[0]
    screen.select(0, of: tabs)
    screen.select(7, of: tabs)
    expectPicture("main[home… | *mail{*(folders) | (welcome)} | tour…]", of: screen)
  }

  @Test func `the base content cannot be dragged away`() async throws {
    var screen = try await screen(.home, .flow)
    screen.dragAway()
    screen.dragAway()
    expectPicture("main[*(home) | mail… | tour…]", of: screen)
  }

  @Test func `columns beside the one in front are seen and read`() async throws {
    let screen = try await screen(.message(1))
    #expect(screen.seen.count == screen.visiblePath.count + 2, "the folders and their stack")
    #expect(screen.reading.containers.count == 4, "tabs, split and two stacks")
  }

  @Test func `the first screen of the stack in front`() async throws {
    var screen = try await screen(.home, .next("a"), .next("b"))
    screen.goToFirst()
    expectPicture("main[*(home) | mail… | tour…] ⇧ sheet (flow(start))", of: screen)
    screen.goToFirst()
    #expect(screen.frontStack?.elements.count == 1)
  }
}

extension NavigationTree {
  /// How many layers its picture has.
  fileprivate var layerCount: Int { Picture(of: self).layers.count }
}
