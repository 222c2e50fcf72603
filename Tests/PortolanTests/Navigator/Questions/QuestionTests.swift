import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A question ends once: finished, cancelled, dismissed, replaced, or with the scene")
struct QuestionTests {
  private let question = AddressPicker(near: "Oslo")

  /// A shop with the question in front and somebody who waits for its ending.
  private func asked(
    host: RecordingHost? = RecordingHost()
  ) async throws -> (Shopping, Task<Ending<String>, any Error>) {
    let shopping = try await Shopping.showing(.main, host: host)
    let task = Task { try await shopping.navigator.ask(question) }
    await eventually { shopping.picture.contains("address") }
    await settle()
    return (shopping, task)
  }

  @Test func `finished, and the screen goes`() async throws {
    let (shopping, task) = try await asked()
    let context = try shopping.context(.address(question))
    let request = context.finish(question, with: "Storgata 1")
    #expect(try await task.value == .finished("Storgata 1"))
    #expect(!shopping.picture.contains("address"))
    #expect(await shopping.outcome(of: request) == .arrived(.products))
    let again = context.finish(question, with: "Storgata 2")
    #expect(await shopping.outcome(of: again) == .failed(.gone))
  }

  @Test func `by another question than it was asked, and the request says so`() async throws {
    let (shopping, task) = try await asked()
    let context = try shopping.context(.address(question))
    let wrong = context.finish(PostalCode(picker: question), with: 150)
    let label = context.value.route.label
    #expect(await shopping.outcome(of: wrong) == .failed(.stays(screen: label)))
    context.finish(question, with: "Storgata 1")
    #expect(try await task.value == .finished("Storgata 1"))
  }

  @Test func `cancelled, when the screen closes itself or a verb goes back`() async throws {
    let (shopping, task) = try await asked()
    try shopping.context(.address(question)).close()
    #expect(try await task.value == .cancelled)
    let (other, otherTask) = try await asked()
    other.navigator.dismiss()
    #expect(try await otherTask.value == .cancelled)
  }

  @Test func `dismissed, when the user drags it away`() async throws {
    let host = RecordingHost()
    let (shopping, task) = try await asked(host: host)
    host.screen.dragAway()
    shopping.scene.screenDidChange()
    #expect(try await task.value == .dismissed)
  }

  @Test func `replaced, when something else is shown`() async throws {
    let (shopping, task) = try await asked()
    shopping.navigator.show(.product(id: 1))
    #expect(try await task.value == .replaced)
  }

  @Test func `with the scene`() async throws {
    let (shopping, task) = try await asked()
    shopping.scene.close()
    #expect(try await task.value == .sceneGone)
  }

  @Test func `two askers have two screens and two endings`() async throws {
    let (shopping, first) = try await asked()
    let bottom = try shopping.node(.address(question))
    let second = Task { try await shopping.navigator.ask(question) }
    await eventually { shopping.navigator.tree.layers.count == 3 }
    let top = try shopping.node(.address(question))
    #expect(top != bottom)
    let context = try #require(ScreenContext<Shop>(node: top, in: shopping.scene))
    context.finish(question, with: "top")
    #expect(try await second.value == .finished("top"))
    let other = try #require(ScreenContext<Shop>(node: bottom, in: shopping.scene))
    other.finish(question, with: "bottom")
    #expect(try await first.value == .finished("bottom"))
  }

  @Test func `the task cancelled before the commit: nothing is shown`() async throws {
    let shopping = try await Shopping.showing(.main)
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    let question = question
    let task = Task {
      shopping.navigator.show(.club)
      return try await shopping.navigator.ask(question)
    }
    await eventually { gate.isAwaited }
    task.cancel()
    await #expect(throws: NavigationError.cancelled) { try await task.value }
    gate.open()
    await eventually { shopping.picture.contains("club") }
    await settle()
    #expect(!shopping.picture.contains("address"))
  }

  @Test func `the task cancelled after the commit: the screen stays`() async throws {
    let (shopping, task) = try await asked()
    task.cancel()
    #expect(try await task.value == .cancelled)
    #expect(shopping.picture.contains("address"))
    try shopping.context(.address(question)).finish(question, with: "late")
    #expect(!shopping.picture.contains("address"))
  }

  @Test func `the wrong question is a diagnostic and nothing happens`() async throws {
    let (shopping, task) = try await asked()
    let wrong = AddressPicker(near: "Bergen")
    try shopping.context(.address(question)).finish(wrong, with: "no")
    #expect(shopping.diagnostics() == ["NAV060"])
    #expect(shopping.picture.contains("address"))
    try shopping.context(.address(question)).finish(question, with: "yes")
    #expect(try await task.value == .finished("yes"))
  }

  @Test func `shown without being asked, finishing only closes`() async throws {
    let shopping = try await Shopping.showing(.main, .address(question))
    try shopping.context(.address(question)).finish(question, with: "nobody")
    #expect(shopping.picture == #"main[*(products) | search("")… | account…]"#)
  }

  @Test func `nothing of it is held afterwards`() async throws {
    let (shopping, task) = try await asked()
    try shopping.context(.address(question)).finish(question, with: "Storgata 1")
    _ = try await task.value
    #expect(shopping.scene.screens.questions.isEmpty)
    #expect(shopping.scene.screens.questions.isEmpty)
  }

  @Test func `a question that cannot be shown throws why`() async throws {
    let shopping = try await Shopping.showing(.splash)
    let label = AnyRoute(question.route).label
    await #expect(throws: NavigationError.nothingToPresentOver(route: label)) {
      try await shopping.navigator.ask(question)
    }
  }
}
