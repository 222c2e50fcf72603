import Portolan
import PortolanTesting
import Testing

@MainActor
@Suite("A RecordingHost performs each plan immediately, and reports its own simulated screen")
struct RecordingHostTests {
  @Test func `it remembers what it was asked to perform`() async throws {
    let stage = try await Stage.showing(.main, on: RecordingHost())
    stage.navigator.show(.product(id: 7))
    stage.navigator.show(.bag)
    #expect(
      stage.host.plans.map { PlanSummary($0).steps } == [
        ["push product(7) onto products"], ["present bag as sheet"],
      ])
    stage.host.forget()
    #expect(stage.host.plans.isEmpty)
    #expect(stage.host.faults.isEmpty)
  }

  @Test func `what is changed on its screen comes into the tree`() async throws {
    let stage = try await Stage.showing(.product(id: 7), on: RecordingHost())
    stage.host.screen.swipeBack()
    expectPicture("main[*(products › product(7)) | account…]", of: stage.navigator.tree)
    stage.navigator.scene.screenDidChange()
    expectPicture("main[*(products) | account…]", of: stage.navigator.tree)
  }

  @Test func `a step that its screen cannot do is a fault`() async throws {
    let stage = try await Stage.showing(.product(id: 7), .bag, on: RecordingHost())
    stage.host.screen.dragAway()
    let plan = try stage.navigator.plan(for: .login)
    stage.host.performAtOnce(plan) {}
    #expect(stage.host.faults == [.dismiss(above: 0)])
  }

  @Test func `what left the tree is let go`() async throws {
    let stage = try await Stage.showing(.reviews(of: 7), on: RecordingHost())
    let before = stage.host.screen.contents.count
    stage.navigator.popToRoot()
    #expect(stage.host.screen.contents.count == before - 2)
    #expect(stage.host.screen == ScreenModel(showing: stage.navigator.tree))
  }
}

@MainActor @Suite("A RecordingHost asks the navigator before a user's gesture, as a real host does")
struct RecordingHostMoveTests {
  private func stage(_ routes: Shop...) async throws -> Stage<RecordingHost> {
    let stage = Stage(RecordingHost())
    for route in routes { try await stage.navigator.navigate(to: route) }
    return stage
  }

  @Test func `a swipe, a drag and a second tap`() async throws {
    let stage = try await stage(.reviews(of: 7), .bag)
    #expect(stage.host.make(.dismiss, in: stage.navigator.scene) == nil)
    expectPicture(
      "main[*(products › product(7) › reviews(7)) | account…]", of: stage.navigator.tree)
    stage.host.make(.back, in: stage.navigator.scene)
    expectPicture("main[*(products › product(7)) | account…]", of: stage.navigator.tree)
    stage.host.make(.first, in: stage.navigator.scene)
    expectPicture("main[*(products) | account…]", of: stage.navigator.tree)
    expectPicture("main[*(products) | account…]", of: stage.host.screen)
  }

  @Test func `where the screen offers none, nothing happens`() async throws {
    let stage = try await stage(.main)
    for move in [Move.back, .first, .dismiss] {
      #expect(stage.host.make(move, in: stage.navigator.scene) == nil)
    }
    let tabs = try #require(stage.navigator.tree.visiblePath.first)
    #expect(stage.host.make(.select(in: tabs, position: 0), in: stage.navigator.scene) == nil)
    #expect(stage.host.make(.select(in: tabs, position: 9), in: stage.navigator.scene) == nil)
    expectPicture("main[*(products) | account…]", of: stage.navigator.tree)
  }

  @Test func `a cover cannot be dragged`() async throws {
    let stage = try await stage(.main, .note)
    #expect(stage.host.make(.dismiss, in: stage.navigator.scene) == nil)
    expectPicture("main[*(products) | account…] ⇧ fullScreen (note)", of: stage.navigator.tree)
  }

  @Test func `a guarded tab is asked for`() async throws {
    let stage = try await stage(.main)
    let tabs = try #require(stage.navigator.tree.visiblePath.first)
    let tap = Move.select(in: tabs, position: 1)
    let request = try #require(stage.host.make(tap, in: stage.navigator.scene))
    await eventually { stage.navigator.scene.parked.count == 1 }
    expectPicture("main[*(products) | account…] ⇧ sheet (signIn)", of: stage.host.screen)
    stage.session.isSignedIn = true
    stage.host.make(.dismiss, in: stage.navigator.scene)
    await eventually { request.outcome != nil }
    expectPicture("main[(products) | *(account)]", of: stage.host.screen)
  }

  @Test func `during a transition no finger does anything`() async throws {
    let stage = try await stage(.product(id: 7))
    stage.host.isTransitioning = true
    #expect(stage.host.make(.back, in: stage.navigator.scene) == nil)
    expectPicture("main[*(products › product(7)) | account…]", of: stage.host.screen)
  }
}
