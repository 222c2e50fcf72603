import TestSupport
import Testing

@MainActor
@Suite("A scenario shows the same pictures in the core, in UIKit and in SwiftUI", .serialized)
struct ScenarioTests {
  @Test(arguments: Scenario.all, Distance.all)
  func plays(scenario: Scenario, at distance: Distance) async throws {
    if scenario.runs(at: distance) { try await distance.play(scenario) }
  }

  @Test(
    "also with some things otherwise than reported",
    .enabled(if: TestRun.isWhole, "Scripts/test --all plays these too"),
    arguments: Scenario.otherwise, Distance.each)
  func playsOtherwise(scenario: Scenario, at distance: Distance) async throws {
    if scenario.runs(at: distance) { try await distance.play(scenario) }
  }

  @Test("there are enough, and few run at some distances only")
  func count() {
    let names = Scenario.all.map(\.name)
    let exceptions = Scenario.exceptions
    #expect(Set(names).count == names.count, "two scenarios have one name")
    #expect(names.count >= 25)
    #expect(exceptions.count <= 3)
    #expect(exceptions.allSatisfy { names.contains($0.scenario) && !$0.reason.isEmpty })
    print("\(names.count) scenarios at \(Distance.Kind.allCases.count) distances,")
    let worlds = TestRun.isWhole ? "many" : "two"
    print("\(names.count * Distance.all.count) runs in \(worlds) worlds, less \(exceptions.count):")
    for exception in exceptions {
      print("not at \(exception.distance.rawValue): \(exception.scenario): \(exception.reason)")
    }
  }
}
