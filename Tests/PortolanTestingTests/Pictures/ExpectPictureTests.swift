import Portolan
import PortolanTesting
import Testing

@MainActor @Suite("expectPicture fails the test when a picture differs, and names each difference")
struct ExpectPictureTests {
  private let shown = "main[*(products › product(7)) | account…] ⇧ sheet (bag)"

  private func stage() async throws -> Stage<RecordingHost> {
    try await Stage.showing(.product(id: 7), .bag, on: RecordingHost())
  }

  @Test func `tree and screen that show it`() async throws {
    let stage = try await stage()
    // The bag closes what stands over its base, not the product.
    expectPicture(shown, of: stage.navigator.tree)
    expectPicture(shown, of: stage.host.screen)
    #expect(stage.host.screen.picture == shown)
  }

  @Test func `a difference fails with its places and both pictures`() async throws {
    let stage = try await stage()
    let line = #line + 2
    let failures = await CaughtFailures.of {
      expectPicture("main[*(products › product(8)) | account…]", of: stage.navigator.tree)
    }
    let failure = try #require(failures.first)
    #expect(failure.message.contains("main, member 1, element 2: product(7) instead of product(8)"))
    #expect(failure.message.contains("layer 2: sheet (bag) is too much"))
    #expect(failure.message.contains(shown) && failure.line == line && failures.count == 1)
  }

  @Test func `the screen is asked for itself`() async throws {
    let stage = try await stage()
    stage.host.screen.dragAway()
    expectPicture(shown, of: stage.navigator.tree)
    let failures = await CaughtFailures.of { expectPicture(shown, of: stage.host.screen) }
    #expect(failures.first?.message.contains("layer 2: sheet (bag) is missing") == true)
  }

  @Test func `an expected picture that cannot be read fails too`() async throws {
    let stage = try await stage()
    let failures = await CaughtFailures.of {
      expectPicture("main[*(products", of: stage.navigator.tree)
    }
    #expect(failures.first?.message.contains("cannot be read at character 16") == true)
  }

  @Test func `brackets that a layer may do without are no difference`() async throws {
    let stage = try await Stage.showing(.checkout, on: RecordingHost())
    expectPicture(
      "main[*(products) | account…] ⇧ sheet ((bag › checkout))", of: stage.navigator.tree)
  }

  @Test func `a route that prints an open bracket can be compared with itself`() async throws {
    struct Odd: NavigationRoute, CustomStringConvertible {
      var text: String
      var description: String { text }
    }
    struct OddMap: NavigationMap {
      func destination(for route: Odd) -> RouteDestination<Odd> { .screen(.root) }
    }
    let navigator = Navigator(OddMap())
    navigator.show(Odd(text: "a("))
    expectPicture("a(", of: navigator.tree)
    let failures = await CaughtFailures.of { expectPicture("b", of: navigator.tree) }
    #expect(failures.first?.message.contains("a( instead of b") == true)
  }

  @Test(arguments: 1...6) func `what a tree prints is read and printed alike`(
    seed: UInt64
  ) async throws {
    let navigator = Navigator(IsleMap(), guards: WalkKeeper())
    let host = RecordingHost()
    navigator.scene.attach(host)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<120 {
      guard let route = IsleMap().samples.randomElement(using: &random) else { continue }
      if random.once(in: 3) { navigator.push(route) } else { navigator.show(route) }
      await eventually { !navigator.scene.isBusy }
      let picture = Picture(of: navigator.tree)
      #expect("\(picture)" == navigator.tree.picture)
      #expect(host.screen.picture == navigator.tree.picture, "drawn from the screen")
      #expect(try Picture(navigator.tree.picture) == picture)
    }
  }
}
