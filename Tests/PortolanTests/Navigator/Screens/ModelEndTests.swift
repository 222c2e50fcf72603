import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A closing screen can use its model until the host has closed the screen, and no longer")
struct ModelEndTests {
  /// A host that is on its way from the login to the lock, and the login's context.
  private func closing() throws -> (Shopping, LateHost, ScreenContext<Shop>) {
    let host = LateHost()
    let shopping = Shopping(host: host)
    host.finish()
    shopping.navigator.show(.login)
    host.finish()
    let context = try shopping.context(.login)
    return (shopping, host, context)
  }

  @Test func `while it closes, it is the same one`() throws {
    let (shopping, host, context) = try closing()
    weak let model = context.model { OwnModel() }
    shopping.navigator.show(.lock)
    #expect(!shopping.navigator.tree.contains(context.node) && host.isTransitioning)
    let kept = ObjectIdentifier(try #require(model))
    #expect(ObjectIdentifier(context.model { OwnModel() }) == kept)
    host.finish()
    #expect(model == nil)
  }

  @Test func `what goes in a later commit is kept until that one is on screen`() throws {
    let (shopping, host, login) = try closing()
    weak let first = login.model { OwnModel() }
    shopping.navigator.show(.lock)
    let lock = try shopping.context(.lock)
    weak let second = lock.model { OwnModel() }
    shopping.navigator.show(.splash)
    host.finish()
    #expect(host.isTransitioning, "the splash comes now")
    #expect(first != nil && second != nil)
    host.finish()
    #expect(first == nil && second == nil)
  }

  @Test func `a screen that was passed over and never shown releases its own`() throws {
    let (shopping, host, _) = try closing()
    shopping.navigator.show(.lock)
    shopping.navigator.show(.splash)
    weak let passed = try shopping.context(.splash).model { OwnModel() }
    shopping.navigator.show(.login)
    host.finishAll()
    #expect(passed == nil)
    #expect(shopping.scene.screens.values.isEmpty)
  }

  @Test func `a host that never answers holds it no longer than the deadline`() async throws {
    let host = MisbehavingHost()
    let shopping = try await Shopping.showing(.login, host: host)
    weak let model = try shopping.context(.login).model { OwnModel() }
    host.manner = .neverAnswers
    shopping.navigator.show(.lock)
    #expect(model != nil)
    await shopping.clock.advance(by: .seconds(2))
    #expect(model == nil)
  }

  @Test func `afterwards a view that still holds it finds it`() throws {
    let (shopping, host, context) = try closing()
    let held = context.model { OwnModel() }
    shopping.navigator.show(.lock)
    host.finishAll()
    #expect(context.model { OwnModel() } === held)
  }

  @Test func `afterwards nothing is kept: neither the old one nor a new one`() throws {
    let (shopping, host, context) = try closing()
    var made = 0
    _ = context.model { OwnModel(counting: &made) }
    shopping.navigator.show(.lock)
    host.finishAll()
    weak let again = context.model { OwnModel(counting: &made) }
    #expect(made == 2, "the first one went with its node")
    #expect(again == nil)
    // Whoever holds the new one gets the same again.
    let held = context.model { OwnModel(counting: &made) }
    #expect(context.model { OwnModel(counting: &made) } === held)
    #expect(made == 3)
  }

  @Test(arguments: ModelLifeTests.Stage.allCases)
  func `one that holds its context and the navigator goes with its node`(
    stage: ModelLifeTests.Stage
  ) async throws {
    let shopping = try await Shopping.showing(
      .product(id: 1), host: stage == .host ? RecordingHost() : nil)
    let context = try shopping.context(.product(id: 1))
    weak let model = context.model { OwnModel(holding: (context, shopping.navigator)) }
    #expect(model != nil)
    try await shopping.navigator.back().arrival()
    #expect(model == nil)
  }

  @Test(arguments: ModelLifeTests.Stage.allCases)
  func `closing the scene frees them all, and the scene`(
    stage: ModelLifeTests.Stage
  ) async throws {
    weak var scene: SceneNavigator?
    weak var model: OwnModel?
    weak var kept: OwnModel?
    let host = stage == .host ? RecordingHost() : nil
    do {
      let shopping = try await Shopping.showing(.product(id: 1), host: host)
      let context = try shopping.context(.product(id: 1))
      kept = context.model { OwnModel(holding: (context, shopping.navigator)) }
      try await shopping.navigator.show(.lock, options: .keepingReplacedPart).arrival()
      let lock = try shopping.context(.lock)
      model = lock.model { OwnModel(holding: (lock, shopping.navigator)) }
      scene = shopping.scene
      #expect(kept != nil && model != nil)
      shopping.scene.close()
    }
    await eventually { scene == nil }
    #expect(kept == nil && model == nil)
  }

  @Test func `a screen that is built after the end of its scene keeps nothing`() async throws {
    let shopping = try await Shopping.showing(.bag)
    shopping.scene.close()
    weak let model = try shopping.context(.bag).model { OwnModel(holding: shopping.navigator) }
    #expect(model == nil)
    // So that this test leaves nothing behind.
    model?.held = nil
  }
}
