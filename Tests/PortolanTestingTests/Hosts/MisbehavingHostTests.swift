import Portolan
import PortolanTesting
import Testing

@MainActor @Suite("A MisbehavingHost makes the mistakes that the test has chosen")
struct MisbehavingHostTests {
  private let shown = "main[*(products › product(1)) | account…]"

  private func stage(_ manner: MisbehavingHost.Manner) async throws -> Stage<MisbehavingHost> {
    let stage = try await Stage.showing(.product(id: 1), on: MisbehavingHost())
    stage.host.manner = manner
    return stage
  }

  @Test(arguments: [
    (MisbehavingHost.Manner.behaves, 1, " ⇧ sheet (bag)"), (.refuses, 1, ""),
    (.stopsHalfway, 1, ""), (.doesSomethingElse, 1, ""), (.answersTwice, 2, " ⇧ sheet (bag)"),
    (.neverAnswers, 0, " ⇧ sheet (bag)"), (.isLate, 0, ""),
  ])
  func `with one plan`(
    manner: MisbehavingHost.Manner, answers: Int, layer: String
  ) async throws {
    let stage = try await stage(manner)
    let plan = try stage.navigator.plan(for: .bag)
    var count = 0
    stage.host.perform(plan) { count += 1 }
    #expect(count == answers)
    let base = manner == .doesSomethingElse ? "main[*(products) | account…]" : shown
    expectPicture(base + layer, of: stage.host.screen)
    stage.host.behave()
    #expect(count == (manner == .isLate ? 1 : answers))
  }

  @Test func `half of the steps are the first ones`() async throws {
    let stage = try await Stage.showing(.bag, on: MisbehavingHost())
    stage.host.manner = .stopsHalfway
    stage.host.perform(try stage.navigator.plan(for: .login)) {}
    expectPicture("main[*(products) | account…]", of: stage.host.screen)
  }

  @Test func `filling a member is done even when the rest is refused`() async throws {
    let stage = try await Stage.showing(.main, on: MisbehavingHost())
    stage.host.manner = .refuses
    stage.host.perform(try stage.navigator.plan(for: .account)) {}
    expectPicture("main[*(products) | (account)]", of: stage.host.screen)
  }

  @Test func `every manner leads to an end`() async throws {
    for manner in MisbehavingHost.Manner.allCases {
      let stage = try await stage(manner)
      let request = stage.navigator.show(.bag)
      for _ in 0..<20 { await Task.yield() }
      stage.host.behave()
      if request.outcome == nil { await stage.clock.advance(by: .seconds(2)) }
      #expect(request.outcome != nil, "\(manner)")
      try await stage.navigator.navigate(to: .lock)
      expectPicture("lock", of: stage.host.screen)
    }
  }

  @Test func `a seed draws the same manners, and all of them`() async throws {
    func manners(_ seed: UInt64) throws -> [MisbehavingHost.Manner] {
      let navigator = Navigator(IsleMap(), guards: WalkKeeper())
      let plan = try navigator.plan(for: .lock)
      let host = MisbehavingHost(seed: seed)
      return (0..<60).map { _ in
        host.perform(plan) {}
        host.finishAll()
        return host.manner
      }
    }
    let drawn = try manners(7)
    #expect(try manners(7) == drawn)
    #expect(try manners(8) != drawn)
    #expect(Set(drawn) == Set(MisbehavingHost.Manner.allCases))
  }

  @Test func `told to behave it draws no more`() throws {
    let navigator = Navigator(IsleMap(), guards: WalkKeeper())
    let host = MisbehavingHost(seed: 7)
    host.behave()
    for _ in 0..<20 { host.perform(try navigator.plan(for: .lock)) {} }
    #expect(host.manner == .behaves)
  }
}
