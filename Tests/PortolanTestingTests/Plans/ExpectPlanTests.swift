import Portolan
import PortolanTesting
import Testing

@MainActor @Suite("expectPlan fails the test when a plan differs, and says what is planned instead")
struct ExpectPlanTests {
  private func plan() async throws -> NavigationPlan {
    let stage = try await Stage.showing(.reviews(of: 1), on: RecordingHost())
    return try stage.navigator.plan(for: .bag)
  }

  @Test func `as it is planned`() async throws {
    expectPlan(
      try await plan(), to: "main[*(products › product(1) › reviews(1)) | account…] ⇧ sheet (bag)",
      steps: ["present bag as sheet"], enters: ["bag"], leaves: [])
  }

  @Test func `what is not named is not compared`() async throws {
    expectPlan(try await plan())
    expectPlan(try await plan(), enters: ["bag"])
  }

  @Test(arguments: ["to", "steps", "enters", "leaves"])
  func `each part can fail`(part: String) async throws {
    let plan = try await plan()
    let failures = await CaughtFailures.of {
      switch part {
      case "to": expectPlan(plan, to: "main[*(products) | account…] ⇧ sheet (bag)")
      case "steps": expectPlan(plan, steps: ["present bag as fullScreen"])
      case "enters": expectPlan(plan, enters: ["bag", "checkout"])
      default: expectPlan(plan, leaves: ["reviews(1)"])
      }
    }
    #expect(failures.count == 1 && failures[0].message.contains("The plan differs"))
  }

  @Test func `what was expected and what is planned are both there`() async throws {
    let plan = try await plan()
    let failure = try #require(
      await CaughtFailures.of { expectPlan(plan, steps: ["present bag as fullScreen"]) }.first)
    let lines = failure.message.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains { $0.hasPrefix("-") && $0.contains("present bag as fullScreen") })
    #expect(lines.contains { $0.hasPrefix("+") && $0.contains("present bag as sheet") })
  }
}
