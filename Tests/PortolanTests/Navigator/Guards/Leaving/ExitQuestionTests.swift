import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite(
  "A question stays open while an exit guard keeps the question's screen, or one above it, open")
struct ExitQuestionTests {
  private let question = AddressPicker(near: "Oslo")

  private func asked() async throws -> Asked<AddressPicker> { try await Asked(question, on: .main) }

  @Test func `the screen stays, and so does the question`() async throws {
    let asked = try await asked()
    let reluctance = try Reluctance(of: question.route, in: asked.shopping)
    reluctance.verdicts[question.route] = .stay
    let request = asked.navigator.show(.login)
    let label = AnyRoute(question.route).label
    #expect(await asked.shopping.outcome(of: request) == .failed(.stays(screen: label)))
    #expect(asked.isShown && asked.shopping.scene.screens.questions.count == 1)
    reluctance.verdicts[question.route] = .leave
    try asked.close()
    #expect(try await asked.task.value == .cancelled)
  }

  @Test func `it finishes without being asked itself`() async throws {
    let asked = try await asked()
    let reluctance = try Reluctance(of: question.route, in: asked.shopping)
    reluctance.verdicts[question.route] = .stay
    try asked.finish(with: "Karl Johans gate 1")
    #expect(try await asked.task.value == .finished("Karl Johans gate 1"))
    #expect(reluctance.asked.isEmpty && !asked.isShown)
  }

  @Test func `one that stands on it stays: nobody is answered, and it may finish again`()
    async throws
  {
    let asked = try await asked()
    asked.navigator.push(.help)
    let reluctance = try Reluctance(of: .help, in: asked.shopping)
    reluctance.verdicts[.help] = .stay
    try asked.finish(with: "too early")
    await eventually { asked.shopping.stays == [AnyRoute(Shop.help).label] }
    #expect(asked.shopping.failures.isEmpty)
    #expect(asked.isShown && asked.shopping.scene.screens.questions.count == 1)
    reluctance.verdicts[.help] = .leave
    try asked.finish(with: "now")
    #expect(try await asked.task.value == .finished("now"))
    #expect(reluctance.asked == [.help, .help] && !asked.isShown)
  }

  @Test func `it finishes twice while one that stands on it is asked: the first answer counts`()
    async throws
  {
    let asked = try await asked()
    asked.navigator.push(.help)
    let reluctance = try Reluctance(of: .help, in: asked.shopping)
    try asked.finish(with: "first")
    try asked.finish(with: "second")
    #expect(try await asked.task.value == .finished("first"))
    #expect(reluctance.asked == [.help] && !asked.isShown)
  }

  @Test func `finished while it is asked whether it may close`() async throws {
    let asked = try await asked()
    let context = try asked.shopping.context(question.route)
    context.askBeforeLeaving { [question] in
      context.finish(question, with: "saved")
      return .leave
    }
    try asked.close()
    #expect(try await asked.task.value == .finished("saved"))
    await eventually { !asked.shopping.scene.isBusy }
    #expect(asked.shopping.failures.isEmpty)
  }

  @Test func `the asker stays when its question takes its place`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let reluctance = try Reluctance(of: .product(id: 1), in: shopping)
    reluctance.verdicts[.product(id: 1)] = .stay
    let ending = Task { try await shopping.navigator.ask(question) }
    await eventually { shopping.scene.screens.questions.count == 1 }
    #expect(reluctance.asked.isEmpty, "a sheet over it takes nothing away")
    try shopping.context(question.route).close()
    #expect(try await ending.value == .cancelled)
  }
}
