import Testing

@testable import Portolan
@testable import PortolanFixtures

extension GuardLawTests {
  @Test func `a verb`() async throws {
    try await attack { $0.navigator.show(.cell) }
    try await attack { $0.navigator.show(.vault) }
    try await attack { $0.navigator.show(.chest) }
    try await attack { $0.navigator.show(.crypt) }
    try await attack { $0.navigator.show(.cell, options: .from(CallSite())) }
    try await attack { $0.navigator.show(.cell, options: .enqueued) }
    try await attack { $0.navigator.show(.cell, options: .replacing) }
    try await attack { $0.navigator.show(.crypt, options: .keepingReplacedPart) }
    try await attack { $0.navigator.select(.vault) }
    try await attack { $0.navigator.push(.cell) }
    try await attack { $0.navigator.reset(to: .cell) }
    try await attack { $0.navigator.replace(above: .wall, with: [.gate, .cell]) }
    try await attack { $0.navigator.show(.cell, handing: "a rope") }
    try await attack { $0.navigator.set([.gate, .cell], of: .wall) }
    try await attack { $0.navigator.show([.wall, .cell], options: .keepingReplacedPart) }
  }

  @Test func `a verb of a screen`() async throws {
    func attackFromWall(_ way: (ScreenContext<Fort>) -> Void) async throws {
      try await attack { siege in
        guard let wall = siege.navigator.tree.node(of: Fort.wall),
          let context = ScreenContext<Fort>(node: wall, in: siege.scene)
        else { return }
        way(context)
      }
    }
    try await attackFromWall { $0.push(.cell) }
    try await attackFromWall { $0.present(.cell) }
    try await attack { siege in
      guard let wall = siege.navigator.tree.node(of: Fort.wall),
        let context = ScreenContext<Fort>(node: wall, in: siege.scene)
      else { return }
      siege.navigator.show(.gate, placed: .presented(.fullScreen))
      context.push(.cell)
    }
  }

  @Test func `a screen beyond a guarded one`() async throws {
    try await attack { $0.navigator.show(.dungeon) }
    try await attack { $0.navigator.show(.dungeon, placed: .pushed(onto: .cell)) }
    try await attack { $0.navigator.show(.gate, placed: .presented(.sheet, over: .cell)) }
  }

  @Test func `a verb that is awaited`() async throws {
    try await attack { try await $0.navigator.navigate(to: .cell) }
    try await attack { try await $0.navigator.navigate(to: .cell, options: .replacing) }
    try await attack { try await $0.navigator.navigate(to: .cell, placed: .presented(.sheet)) }
    try await attack { try await $0.navigator.navigate(through: [.gate, .cell]) }
    try await attack { try await $0.navigator.navigate(through: NavigationCourse(.cell)) }
    try await attack { try await $0.navigator.navigate(to: .cell, handing: "a rope") }
  }

  @Test func `a verb of another feature`() async throws {
    try await attack { $0.navigator.of(Tomb.self).show(.entrance) }
    try await attack { $0.scene.of(Tomb.self).push(.coffin) }
    try await attack { Navigator<Tomb>($0.scene).reset(to: .coffin) }
    try await attack { $0.scene.show(AnyRoute(Tomb.entrance)) }
    try await attack { $0.scene.show(AnyRoute(Fort.cell)) }
  }

  @Test func `a verb that was taken down`() async throws {
    /// Performs nothing itself, and remembers what it was asked.
    final class Scribe: Navigating {
      typealias RouteType = Fort
      var verbs: [NavigationVerb] = []
      func perform(_ verb: NavigationVerb) -> NavigationRequest {
        verbs.append(verb)
        return NavigationRequest(from: verb.site)
      }
    }
    try await attack { siege in
      let scribe = Scribe()
      scribe.show(.cell)
      for verb in scribe.verbs { siege.navigator.perform(verb) }
    }
    try await attack { siege in
      let scribe = Scribe()
      scribe.replace(above: .wall, with: [.cell])
      siege.navigator.transaction { for verb in scribe.verbs { $0.perform(verb) } }
    }
  }

  @Test func `a view model's navigator`() async throws {
    try await attack { (siege) in
      let navigator: any Navigating<Fort> = siege.navigator
      navigator.show(.cell)
    }
    try await attack { (siege) in
      let navigator: any Navigating<Fort> = siege.navigator
      navigator.show(.cell, options: .from(CallSite()))
    }
  }

  @Test func `a navigator of one feature`() async throws {
    try await attack { siege in
      let navigator = Navigator(FortMap(), guards: siege.keeper, clock: siege.clock)
      navigator.show(.cell)
      await settle()
      // What it shows is not the siege's own; a cell in there counts as one in here.
      if navigator.tree.picture.contains("cell") { siege.navigator.show(.cell) }
      #expect(navigator.tree.picture.contains("cell") == siege.keeper.isOpen)
    }
  }

  @Test func `another value of the same screen`() async throws {
    let open = Fort.ward(isLocked: false)
    let locked = Fort.ward(isLocked: true)
    func attackInPlace(_ way: (Siege) async throws -> Void) async throws {
      try await attack(after: { try await $0.navigator.navigate(to: open) }, by: way)
    }
    try await attackInPlace { $0.navigator.show(locked) }
    try await attackInPlace { $0.navigator.push(locked) }
    try await attackInPlace { $0.navigator.update(locked) }
    try await attackInPlace { $0.navigator.stack(.wall).append(locked) }
    try await attackInPlace { $0.navigator.stack(.wall).path = [locked] }
    try await attackInPlace { $0.navigator.replace(above: .wall, with: [locked]) }
    try await attackInPlace { $0.navigator.open(try $0.url("fort://ward/1")) }
  }
}
