import Testing

@testable import Portolan
@testable import PortolanFixtures

extension GuardLawTests {
  /// A request for the chest waits until a detour has gone.
  private func attackAfterDetour(
    to detour: Verdict<Fort>, sourceLocation: SourceLocation = #_sourceLocation,
    by leaving: (Siege) throws -> Void
  ) async throws {
    try await attack(
      after: { siege in
        siege.keeper.first = detour
        siege.navigator.show(.chest)
        await eventually { siege.scene.parked.count == 1 && !siege.scene.isBusy }
      }, sourceLocation: sourceLocation, by: leaving)
  }

  @Test func `the end of a detour`() async throws {
    let plea = Plea()
    let sheet = Verdict<Fort>.detour(to: .plea(plea))
    try await attackAfterDetour(to: sheet) { $0.navigator.back() }
    try await attackAfterDetour(to: sheet) { $0.navigator.close(.plea(plea)) }
    try await attackAfterDetour(to: sheet) { $0.navigator.dismiss() }
    try await attackAfterDetour(to: sheet) { $0.navigator.dismissAll() }
    try await attackAfterDetour(to: sheet) { $0.navigator.dismiss(to: .wall) }
    try await attackAfterDetour(to: sheet) { try $0.context(.plea(plea)).close() }
    try await attackAfterDetour(to: sheet) {
      try #require($0.everywhere.screens[$0.node(.plea(plea))]).close()
    }
    try await attackAfterDetour(to: sheet) { try $0.context(.plea(plea)).finish(plea, with: "") }
    try await attackAfterDetour(to: sheet) { (siege) in
      let navigator: any Navigating<Fort> = siege.navigator
      navigator.back()
    }
  }

  @Test func `the end of a detour in the stack`() async throws {
    let pushed = Verdict<Fort>.detour(to: .gate)
    try await attackAfterDetour(to: pushed) { $0.navigator.pop(to: .wall) }
    try await attackAfterDetour(to: pushed) { $0.navigator.popToRoot() }
    try await attackAfterDetour(to: pushed) { $0.navigator.stack(.wall).removeLast() }
    try await attackAfterDetour(to: pushed) { $0.navigator.stack(.wall).path = [] }
    try await attackAfterDetour(to: pushed) { $0.host.make(.back, in: $0.scene) }
    try await attackAfterDetour(to: pushed) { (siege) in
      siege.host.screen.swipeBack()
      siege.scene.screenDidChange()
    }
  }

  @Test func `a revalidation that tries again what waits`() async throws {
    let wait = { (siege: Siege) async throws -> Void in
      siege.keeper.first = .wait
      siege.navigator.show(.cell)
      await eventually { siege.scene.parked.count == 1 }
    }
    try await attack(after: wait) { await $0.navigator.revalidate() }
    try await attack(after: wait) { await $0.scene.revalidate() }
  }

  @Test func `what waits, tried again`() async throws {
    let wait = { (siege: Siege) async throws -> Void in
      siege.keeper.first = .wait
      siege.navigator.show(.cell)
      await eventually { siege.scene.parked.count == 1 }
    }
    try await attack(after: wait) { $0.scene.resumeParked() }
  }

  @Test func `the end of a part for which something waits`() async throws {
    let plea = Plea()
    let sheet = Verdict<Fort>.detour(to: .plea(plea))
    try await attackAfterDetour(to: sheet) { $0.navigator.proceed(to: .wall) }
    try await attackAfterDetour(to: sheet) { try $0.context(.plea(plea)).proceed(to: .wall) }
    try await attackAfterDetour(to: sheet) { $0.navigator.proceed(to: .chest) }
  }

  @Test func `a curtain that goes`() async throws {
    try await attackAfterDetour(to: .detour(to: .lid)) { $0.navigator.close(.lid) }
    try await attackAfterDetour(to: .detour(to: .lid)) { siege in
      let lid = try #require(siege.scene.curtains?.all.first)
      try #require(ScreenContext<Fort>(node: lid.tree.layerRoots[0], in: lid)).proceed(to: .wall)
    }
  }

  @Test func `a pass from before a revalidation`() async throws {
    var door = Gate()
    try await attack(
      after: { siege in
        door = Gate()
        try await siege.navigator.navigate(to: .gate)
        try siege.context(.gate).askBeforeLeaving { [door] in
          await door.wait()
          return .leave
        }
        // Its guards have said yes; it waits for the screen that would go.
        siege.navigator.show(.cell)
        await eventually { door.isAwaited }
      },
      by: { siege in
        await siege.navigator.revalidate()
        door.open()
      })
  }

  @Test func `a pass of another feature's screen`() async throws {
    var door = Gate()
    try await attack(
      after: { siege in
        door = Gate()
        try await siege.navigator.of(Town.self).navigate(to: .square)
        let node = try #require(
          siege.scene.tree.homes(of: AnyRoute(Town.square)).lazy.compactMap(\.node).first)
        try #require(siege.everywhere.screens[node]).askBeforeLeaving { [door] in
          await door.wait()
          return .leave
        }
        siege.navigator.show(.crypt)
        await eventually { door.isAwaited }
      },
      by: { siege in
        await siege.navigator.revalidate()
        door.open()
      })
  }
}
